import type { ShopListingQueryResult } from '#web/content/types.gen.ts'
import { translator } from '#web/i18n/translate.ts'
import { genderLink, shopLink } from '#web/routing/fixed-links.ts'
import { type Gender, genders, listedGenders } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { genderClothingTypeLink, pageLink } from '#web/routing/links.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './listing-navigation.module.css'

type ClothingType = ShopListingQueryResult['clothingTypes'][number]

type Props = {
  lang: Language
  gender?: Gender
  chosen?: ClothingType
  clothingTypes: readonly ClothingType[]
}

type Entry = { href: string; text: string | null; current: boolean }

/** The list of one clothing type, within a gender when one is chosen. */
function typeLink(lang: Language, type: ClothingType | undefined, gender: Gender | undefined) {
  if (!type) return gender ? genderLink(lang, gender) : shopLink(lang)
  return gender ? genderClothingTypeLink(lang, gender, type.slug?.[lang]?.current) : pageLink(lang, type)
}

function isListed(type: ClothingType, gender: Gender | undefined): boolean {
  return !gender || listedGenders(type).includes(gender)
}

/** Women or men, and the clothing types: links, the chosen ones marked. */
export function ListingNavigation({ lang, gender, chosen, clothingTypes }: Props) {
  const t = translator(lang, 'shop')
  const genderEntries = genders
    .filter((one) => !chosen || isListed(chosen, one))
    .map((one) => ({
      href: typeLink(lang, chosen, one) ?? genderLink(lang, one),
      text: t(one),
      current: one === gender,
    }))
  const everyone = { href: typeLink(lang, chosen, undefined) ?? shopLink(lang), text: t('all'), current: !gender }
  const typeEntries = clothingTypes
    .filter((type) => isListed(type, gender) && type.count !== 0)
    .flatMap((type) => {
      const href = typeLink(lang, type, gender)
      return href ? [{ href, text: type.title, current: type._id === chosen?._id }] : []
    })
  const anyType = { href: typeLink(lang, undefined, gender) ?? shopLink(lang), text: t('all'), current: !chosen }
  return (
    <div className={styles.navigation}>
      <Row label={t('chooseGender')} entries={[everyone, ...genderEntries]} look="words" />
      <Row label={t('chooseClothingType')} entries={[anyType, ...typeEntries]} look="chips" />
    </div>
  )
}

function Row({ label, entries, look }: { label: string; entries: readonly Entry[]; look: 'words' | 'chips' }) {
  return (
    <nav aria-label={label} data-static={look}>
      <ul className={styles[look]}>
        {entries.map(({ href, text, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
