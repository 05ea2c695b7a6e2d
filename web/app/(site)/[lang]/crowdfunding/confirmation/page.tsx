import { privatePage } from '#web/app/private-page.tsx'
import { ReservationTemplate } from '#web/features/confirmation/reservation/reservation-template.tsx'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

const title = (lang: Language) => texts(lang, 'confirmation').crowdfundingTitle
const { generateStaticParams, generateMetadata, Page } = privatePage(
  'crowdfunding/confirmation',
  title,
  ReservationTemplate,
)

export { generateMetadata, generateStaticParams, Page as default }
