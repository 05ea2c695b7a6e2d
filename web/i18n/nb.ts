import { account } from './messages/nb/account.ts'
import { article } from './messages/nb/article.ts'
import { bag } from './messages/nb/bag.ts'
import { blocks } from './messages/nb/blocks.ts'
import { borrowing } from './messages/nb/borrowing.ts'
import { checkout } from './messages/nb/checkout.ts'
import { common } from './messages/nb/common.ts'
import { community } from './messages/nb/community.ts'
import { confirmation } from './messages/nb/confirmation.ts'
import { consent } from './messages/nb/consent.ts'
import { country } from './messages/nb/country.ts'
import { discussion } from './messages/nb/discussion.ts'
import { errors } from './messages/nb/errors.ts'
import { filters } from './messages/nb/filters.ts'
import { footer } from './messages/nb/footer.ts'
import { forms } from './messages/nb/forms.ts'
import { home } from './messages/nb/home.ts'
import { idea } from './messages/nb/idea.ts'
import { login } from './messages/nb/login.ts'
import { mail } from './messages/nb/mail.ts'
import { navigation } from './messages/nb/navigation.ts'
import { newsletter, newsletterLink } from './messages/nb/newsletter.ts'
import { notFound } from './messages/nb/not-found.ts'
import { payment } from './messages/nb/payment.ts'
import { preview } from './messages/nb/preview.ts'
import { product } from './messages/nb/product.ts'
import { receipt } from './messages/nb/receipt.ts'
import { reservations } from './messages/nb/reservations.ts'
import { reviews } from './messages/nb/reviews.ts'
import { search } from './messages/nb/search.ts'
import { shop } from './messages/nb/shop.ts'
import { splash } from './messages/nb/splash.ts'
import { stored } from './messages/nb/stored.ts'
import { unsubscribe, unsubscribeCampaigns, unsubscribePost, unsubscribeReplies } from './messages/nb/unsubscribe.ts'

export const nb = {
  account,
  article,
  bag,
  blocks,
  borrowing,
  checkout,
  common,
  community,
  confirmation,
  consent,
  country,
  discussion,
  errors,
  notFound,
  filters,
  footer,
  forms,
  home,
  idea,
  login,
  mail,
  navigation,
  newsletter,
  newsletterLink,
  payment,
  preview,
  product,
  receipt,
  reservations,
  reviews,
  search,
  shop,
  splash,
  stored,
  unsubscribe,
  unsubscribeCampaigns,
  unsubscribePost,
  unsubscribeReplies,
}

/** The Norwegian catalogue is the model: its namespaces, keys and ICU arguments are what every language must have. */
export type Messages = typeof nb

/** The texts of one namespace in one language, with their `{places}` still to be filled in (lib/fill-in.ts). */
export type Texts<Namespace extends keyof Messages> = Readonly<Record<keyof Messages[Namespace], string>>
