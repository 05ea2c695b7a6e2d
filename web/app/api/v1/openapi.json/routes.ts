import { GET as _path_ } from '#web/app/api/[...path]/route.ts'
import { GET as _lang_payment_redirect } from '#web/app/api/[lang]/payment-redirect/route.ts'
import { GET as draft_mode_disable } from '#web/app/api/draft-mode/disable/route.ts'
import { GET as draft_mode_enable } from '#web/app/api/draft-mode/enable/route.ts'
import { GET as newsletter } from '#web/app/api/newsletter/route.ts'
import { GET as products } from '#web/app/api/products/route.ts'
import { GET as revalidate } from '#web/app/api/revalidate/route.ts'
import { GET as search } from '#web/app/api/search/route.ts'
import { GET as v1_auth_register } from '#web/app/api/v1/auth/register/route.ts'
import { GET as v1_auth_resetPasswordToken_id_resetPassword } from '#web/app/api/v1/auth/resetPasswordToken/[id]/resetPassword/route.ts'
import { GET as v1_auth_resetPasswordToken_id_verify } from '#web/app/api/v1/auth/resetPasswordToken/[id]/verify/route.ts'
import { GET as v1_auth_resetPasswordToken } from '#web/app/api/v1/auth/resetPasswordToken/route.ts'
import { GET as v1_bags } from '#web/app/api/v1/bags/route.ts'
import { GET as v1_borrowings_id_cancel } from '#web/app/api/v1/borrowings/[id]/cancel/route.ts'
import { GET as v1_borrowings } from '#web/app/api/v1/borrowings/route.ts'
import { GET as v1_campaign_mails_id_unsubscribe } from '#web/app/api/v1/campaign-mails/[id]/unsubscribe/route.ts'
import { GET as v1_community_idea } from '#web/app/api/v1/community/idea/route.ts'
import { GET as v1_crowdfunding_product_centraId_ } from '#web/app/api/v1/crowdfunding/product/[centraId]/route.ts'
import { GET as v1_discussions_documentId_news } from '#web/app/api/v1/discussions/[documentId]/news/route.ts'
import { GET as v1_discussions_documentId_ } from '#web/app/api/v1/discussions/[documentId]/route.ts'
import { GET as v1_listings } from '#web/app/api/v1/listings/route.ts'
import { GET as v1_login } from '#web/app/api/v1/login/route.ts'
import { GET as v1_logout } from '#web/app/api/v1/logout/route.ts'
import { GET as v1_missed_searches } from '#web/app/api/v1/missed-searches/route.ts'
import { GET as v1_newsletter_id_confirm } from '#web/app/api/v1/newsletter/[id]/confirm/route.ts'
import { GET as v1_newsletter } from '#web/app/api/v1/newsletter/route.ts'
import { GET as v1_pictures_id_size_ } from '#web/app/api/v1/pictures/[id]/[size]/route.ts'
import { GET as v1_posts_id_like } from '#web/app/api/v1/posts/[id]/like/route.ts'
import { GET as v1_posts_id_notifications } from '#web/app/api/v1/posts/[id]/notifications/route.ts'
import { GET as v1_posts_id_replies } from '#web/app/api/v1/posts/[id]/replies/route.ts'
import { GET as v1_posts_id_reports } from '#web/app/api/v1/posts/[id]/reports/route.ts'
import { GET as v1_posts_id_restore } from '#web/app/api/v1/posts/[id]/restore/route.ts'
import { GET as v1_posts_id_ } from '#web/app/api/v1/posts/[id]/route.ts'
import { GET as v1_posts } from '#web/app/api/v1/posts/route.ts'
import { GET as v1_preorder_stock } from '#web/app/api/v1/preorder-stock/route.ts'
import { GET as v1_products_documentId_review } from '#web/app/api/v1/products/[documentId]/review/route.ts'
import { GET as v1_products_documentId_reviews } from '#web/app/api/v1/products/[documentId]/reviews/route.ts'
import { GET as v1_publications } from '#web/app/api/v1/publications/route.ts'
import { GET as v1_reply_mails_id_unsubscribe } from '#web/app/api/v1/reply-mails/[id]/unsubscribe/route.ts'
import { GET as v1_reservations_id_cancel } from '#web/app/api/v1/reservations/[id]/cancel/route.ts'
import { GET as v1_reservations_id_confirm } from '#web/app/api/v1/reservations/[id]/confirm/route.ts'
import { GET as v1_reservations_id_mail } from '#web/app/api/v1/reservations/[id]/mail/route.ts'
import { GET as v1_reservations_id_purchase } from '#web/app/api/v1/reservations/[id]/purchase/route.ts'
import { GET as v1_reservations_id_ } from '#web/app/api/v1/reservations/[id]/route.ts'
import { GET as v1_reservations_id_settle } from '#web/app/api/v1/reservations/[id]/settle/route.ts'
import { GET as v1_reservations } from '#web/app/api/v1/reservations/route.ts'
import { GET as v1_reviews_id_reports } from '#web/app/api/v1/reviews/[id]/reports/route.ts'
import { GET as v1_reviews_summaries } from '#web/app/api/v1/reviews/summaries/route.ts'
import { GET as v1_staff_actions } from '#web/app/api/v1/staff/actions/route.ts'
import { GET as v1_staff_actions_undo } from '#web/app/api/v1/staff/actions/undo/route.ts'
import { GET as v1_staff_bags } from '#web/app/api/v1/staff/bags/route.ts'
import { GET as v1_staff_borrowings_id_state } from '#web/app/api/v1/staff/borrowings/[id]/state/route.ts'
import { GET as v1_staff_borrowings } from '#web/app/api/v1/staff/borrowings/route.ts'
import { GET as v1_staff_broken_links } from '#web/app/api/v1/staff/broken-links/route.ts'
import { GET as v1_staff_campaigns_centraId_days } from '#web/app/api/v1/staff/campaigns/[centraId]/days/route.ts'
import { GET as v1_staff_campaigns_centraId_decision } from '#web/app/api/v1/staff/campaigns/[centraId]/decision/route.ts'
import { GET as v1_staff_campaigns_centraId_items } from '#web/app/api/v1/staff/campaigns/[centraId]/items/route.ts'
import { GET as v1_staff_campaigns_centraId_mail } from '#web/app/api/v1/staff/campaigns/[centraId]/mail/route.ts'
import { GET as v1_staff_campaigns_centraId_reservations_id_mail } from '#web/app/api/v1/staff/campaigns/[centraId]/reservations/[id]/mail/route.ts'
import { GET as v1_staff_campaigns_centraId_reservations } from '#web/app/api/v1/staff/campaigns/[centraId]/reservations/route.ts'
import { GET as v1_staff_campaigns_centraId_ } from '#web/app/api/v1/staff/campaigns/[centraId]/route.ts'
import { GET as v1_staff_contributions_counts } from '#web/app/api/v1/staff/contributions/counts/route.ts'
import { GET as v1_staff_contributions } from '#web/app/api/v1/staff/contributions/route.ts'
import { GET as v1_staff_ideas } from '#web/app/api/v1/staff/ideas/route.ts'
import { GET as v1_staff_missed_searches } from '#web/app/api/v1/staff/missed-searches/route.ts'
import { GET as v1_staff_orders_search } from '#web/app/api/v1/staff/orders/search/route.ts'
import { GET as v1_stock_notifications_id_unsubscribe } from '#web/app/api/v1/stock-notifications/[id]/unsubscribe/route.ts'
import { GET as v1_stock_notifications } from '#web/app/api/v1/stock-notifications/route.ts'
import { GET as v1_test_garments_documentId_ } from '#web/app/api/v1/test-garments/[documentId]/route.ts'
import { GET as v1_users_link_password } from '#web/app/api/v1/users/link/password/route.ts'
import { GET as v1_users_link } from '#web/app/api/v1/users/link/route.ts'
import { GET as v1_users_me_borrowings_id_ } from '#web/app/api/v1/users/me/borrowings/[id]/route.ts'
import { GET as v1_users_me_borrowings } from '#web/app/api/v1/users/me/borrowings/route.ts'
import { GET as v1_users_me_email } from '#web/app/api/v1/users/me/email/route.ts'
import { GET as v1_users_me_export } from '#web/app/api/v1/users/me/export/route.ts'
import { GET as v1_users_me_orders } from '#web/app/api/v1/users/me/orders/route.ts'
import { GET as v1_users_me_password } from '#web/app/api/v1/users/me/password/route.ts'
import { GET as v1_users_me_posts } from '#web/app/api/v1/users/me/posts/route.ts'
import { GET as v1_users_me_reservations_id_purchase } from '#web/app/api/v1/users/me/reservations/[id]/purchase/route.ts'
import { GET as v1_users_me_reservations_id_ } from '#web/app/api/v1/users/me/reservations/[id]/route.ts'
import { GET as v1_users_me_reservations } from '#web/app/api/v1/users/me/reservations/route.ts'
import { GET as v1_users_me_reviews } from '#web/app/api/v1/users/me/reviews/route.ts'
import { GET as v1_users_me } from '#web/app/api/v1/users/me/route.ts'
import { GET as v1_users_me_sessions_id_ } from '#web/app/api/v1/users/me/sessions/[id]/route.ts'
import { GET as v1_users_me_sessions } from '#web/app/api/v1/users/me/sessions/route.ts'
import { GET as v1_users_me_subscriptions } from '#web/app/api/v1/users/me/subscriptions/route.ts'
import { GET as v1_users_me_verification } from '#web/app/api/v1/users/me/verification/route.ts'
import { GET as v1_users_verification } from '#web/app/api/v1/users/verification/route.ts'

/**
 * A handler of each route of the API, except the two that show its description; a test fails for one that is missing.
 */
export const routes = [
  _path_,
  _lang_payment_redirect,
  draft_mode_disable,
  draft_mode_enable,
  newsletter,
  products,
  revalidate,
  search,
  v1_auth_register,
  v1_auth_resetPasswordToken_id_resetPassword,
  v1_auth_resetPasswordToken_id_verify,
  v1_auth_resetPasswordToken,
  v1_bags,
  v1_borrowings_id_cancel,
  v1_borrowings,
  v1_campaign_mails_id_unsubscribe,
  v1_community_idea,
  v1_crowdfunding_product_centraId_,
  v1_discussions_documentId_news,
  v1_discussions_documentId_,
  v1_listings,
  v1_login,
  v1_logout,
  v1_missed_searches,
  v1_newsletter_id_confirm,
  v1_newsletter,
  v1_pictures_id_size_,
  v1_posts_id_like,
  v1_posts_id_notifications,
  v1_posts_id_replies,
  v1_posts_id_reports,
  v1_posts_id_restore,
  v1_posts_id_,
  v1_posts,
  v1_preorder_stock,
  v1_products_documentId_review,
  v1_products_documentId_reviews,
  v1_publications,
  v1_reply_mails_id_unsubscribe,
  v1_reservations_id_cancel,
  v1_reservations_id_confirm,
  v1_reservations_id_mail,
  v1_reservations_id_purchase,
  v1_reservations_id_,
  v1_reservations_id_settle,
  v1_reservations,
  v1_reviews_id_reports,
  v1_reviews_summaries,
  v1_staff_actions,
  v1_staff_actions_undo,
  v1_staff_bags,
  v1_staff_borrowings_id_state,
  v1_staff_borrowings,
  v1_staff_broken_links,
  v1_staff_campaigns_centraId_days,
  v1_staff_campaigns_centraId_decision,
  v1_staff_campaigns_centraId_items,
  v1_staff_campaigns_centraId_mail,
  v1_staff_campaigns_centraId_reservations_id_mail,
  v1_staff_campaigns_centraId_reservations,
  v1_staff_campaigns_centraId_,
  v1_staff_contributions_counts,
  v1_staff_contributions,
  v1_staff_ideas,
  v1_staff_missed_searches,
  v1_staff_orders_search,
  v1_stock_notifications_id_unsubscribe,
  v1_stock_notifications,
  v1_test_garments_documentId_,
  v1_users_link_password,
  v1_users_link,
  v1_users_me_borrowings_id_,
  v1_users_me_borrowings,
  v1_users_me_email,
  v1_users_me_export,
  v1_users_me_orders,
  v1_users_me_password,
  v1_users_me_posts,
  v1_users_me_reservations_id_purchase,
  v1_users_me_reservations_id_,
  v1_users_me_reservations,
  v1_users_me_reviews,
  v1_users_me,
  v1_users_me_sessions_id_,
  v1_users_me_sessions,
  v1_users_me_subscriptions,
  v1_users_me_verification,
  v1_users_verification,
]
