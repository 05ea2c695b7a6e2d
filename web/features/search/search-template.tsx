import { texts, translator } from '#web/i18n/translate.ts'
import { genderLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import { Link } from '#web/ui/link.tsx'
import { cardTexts } from '#web/ui/product-card/card-texts.ts'
import styles from './search-template.module.css'
import { SearchView } from './search-view.tsx'

/** A clothing type that has products. */
type ListedClothingType = LinkableDocument & { readonly _id: string; readonly title: string | null }

/** The static search page with its links to the shop. Results are loaded for a query. */
export function SearchTemplate({
  lang,
  clothingTypes,
}: {
  lang: Language
  clothingTypes: readonly ListedClothingType[]
}) {
  const t = translator(lang, 'search')
  const links = [
    { href: shopLink(lang), text: t('allProducts') },
    { href: genderLink(lang, 'women'), text: t('women') },
    { href: genderLink(lang, 'men'), text: t('men') },
    ...clothingTypes.map((type) => ({ href: pageLink(lang, type), text: type.title })),
  ]
  const list = (
    <ul className={styles.links}>
      {links.map(({ href, text }) => (href ? <li key={href}>{<Link href={href}>{text}</Link>}</li> : null))}
    </ul>
  )
  return (
    <div className={styles.search}>
      <h1>{t('title')}</h1>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <SearchView lang={lang} texts={texts(lang, 'search')} cards={cardTexts(lang)} shopLinks={list} />
    </div>
  )
}
