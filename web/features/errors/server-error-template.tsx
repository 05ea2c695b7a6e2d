import type { Texts } from '#web/i18n/nb.ts'
import { Hydrated } from '#web/lib/hydrated.tsx'
import { homeLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import drawing from '#web/ui/drawing.module.css'
import state from '#web/ui/empty-state.module.css'
import { ReloadButton } from './reload-button.tsx'
import styles from './server-error-template.module.css'

type Props = { lang: Language; texts: Texts<'errors'> }

const picture = new URL('../../ui/pictures/error.svg', import.meta.url)

/**
 * Something broke: try again, the front page, all products (docs/product/2). Usable inside a client error boundary: its
 * links load the page, because the router itself may be what broke. Looks like an `EmptyState`, whose other drawings
 * and links would come along with every page here.
 */
export function ServerErrorTemplate({ lang, texts }: Props) {
  return (
    <div className={state.state}>
      {/* Lazy, or React preloads it with every page that could fail. */}
      {/* biome-ignore lint/performance/noImgElement: a small vector drawing; there is nothing to scale. */}
      <img src={picture.pathname} alt="" width={640} height={400} loading="lazy" className={drawing.drawing} />
      <h1 className={state.heading}>{texts.serverTitle}</h1>
      <p className={state.sentence}>{texts.serverText}</p>
      <ReloadButton text={texts.tryAgain} />
      {/* The page whose place this takes may not have got that far. */}
      <Hydrated />
      <p className={styles.links}>
        <a href={`${homeLink(lang)}/`} data-reload>
          {texts.backToFrontPage}
        </a>
        <a href={shopLink(lang)} data-reload>
          {texts.allProducts}
        </a>
      </p>
    </div>
  )
}
