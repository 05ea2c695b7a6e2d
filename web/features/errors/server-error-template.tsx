import type { Language } from '#web/routing/languages.ts'
import { homeLink, shopLink } from '#web/routing/links.ts'
import drawing from '#web/ui/drawing.module.css'
import state from '#web/ui/empty-state.module.css'
import { ReloadButton } from './reload-button.tsx'
import styles from './server-error-template.module.css'

type Props = {
  lang: Language
  texts: { title: string; sentence: string; tryAgain: string; frontPage: string; allProducts: string }
}

const picture = new URL('../../ui/pictures/error.svg', import.meta.url)

/**
 * Something broke: try again, the front page, all products (docs/product/2). Usable inside a client error
 * boundary: its links load the page, because the router itself may be what broke. Looks like an `EmptyState`, whose other
 * drawings and links would come along with every page here.
 */
export function ServerErrorTemplate({ lang, texts }: Props) {
  return (
    <div className={state.state}>
      {/* biome-ignore lint/performance/noImgElement: a small vector drawing; there is nothing to scale. */}
      <img src={picture.pathname} alt="" width={640} height={400} className={drawing.drawing} />
      <h1 className={state.heading}>{texts.title}</h1>
      <p className={state.sentence}>{texts.sentence}</p>
      <ReloadButton text={texts.tryAgain} />
      <p className={styles.ways}>
        <a href={`${homeLink(lang)}/`} data-reload>
          {texts.frontPage}
        </a>
        <a href={shopLink(lang)} data-reload>
          {texts.allProducts}
        </a>
      </p>
    </div>
  )
}
