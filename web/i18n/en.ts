import { account } from './messages/en/account.ts'
import { article } from './messages/en/article.ts'
import { bag } from './messages/en/bag.ts'
import { blocks } from './messages/en/blocks.ts'
import { borrowing } from './messages/en/borrowing.ts'
import { checkout } from './messages/en/checkout.ts'
import { common } from './messages/en/common.ts'
import { community } from './messages/en/community.ts'
import { confirmation } from './messages/en/confirmation.ts'
import { consent } from './messages/en/consent.ts'
import { country } from './messages/en/country.ts'
import { discussion } from './messages/en/discussion.ts'
import { errors } from './messages/en/errors.ts'
import { filters } from './messages/en/filters.ts'
import { footer } from './messages/en/footer.ts'
import { forms } from './messages/en/forms.ts'
import { home } from './messages/en/home.ts'
import { idea } from './messages/en/idea.ts'
import { login } from './messages/en/login.ts'
import { mail } from './messages/en/mail.ts'
import { navigation } from './messages/en/navigation.ts'
import { newsletter, newsletterLink } from './messages/en/newsletter.ts'
import { notFound } from './messages/en/not-found.ts'
import { payment } from './messages/en/payment.ts'
import { preview } from './messages/en/preview.ts'
import { product } from './messages/en/product.ts'
import { receipt } from './messages/en/receipt.ts'
import { reservations } from './messages/en/reservations.ts'
import { reviews } from './messages/en/reviews.ts'
import { search } from './messages/en/search.ts'
import { shop } from './messages/en/shop.ts'
import { splash } from './messages/en/splash.ts'
import { stored } from './messages/en/stored.ts'
import { unsubscribe, unsubscribeCampaigns, unsubscribePost, unsubscribeReplies } from './messages/en/unsubscribe.ts'
import type { Messages } from './nb.ts'

/** The same keys with any texts. */
type Translation<Namespace> = { readonly [Key in keyof Namespace]: string }

/** No key more and no key less than the Norwegian catalogue has, or the type check fails. */
export const en = {
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
} satisfies { readonly [Namespace in keyof Messages]: Translation<Messages[Namespace]> }

type ExtraKeys = {
  readonly [Namespace in keyof Messages]: Exclude<keyof (typeof en)[Namespace], keyof Messages[Namespace]>
}[keyof Messages]

const noExtraKeys: [ExtraKeys] extends [never] ? true : ExtraKeys = true
void noExtraKeys
