import type { HomePageQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { genderLink } from '#web/routing/fixed-links.ts'
import { genders } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { Cover } from '#web/ui/cover.tsx'
import { focusOf } from '#web/ui/focus.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './hero.module.css'

type HomePage = NonNullable<HomePageQueryResult['home']>

/** The frame is as high as the window, so a portrait window needs a picture wider than itself. */
const sizes = '(max-aspect-ratio: 3/2) 130vh, 100vw'

/** Full-bleed picture, one line of promise and two links into the shop. */
export function Hero({ lang, home, edit }: { lang: Language; home: HomePage; edit?: EditAttribute }) {
  const t = translator(lang, 'home')
  const picture = generalPicture(home.heroImage, { sizes, phoneRatio: crops.heroPhone })
  return (
    <section className={styles.hero} data-static="hero">
      <Cover
        fill
        heading={home.heroHeading}
        lead={home.heroPromise}
        picture={
          picture && (
            <Picture {...picture} priority focus={focusOf(home.heroImage)} data-sanity={edit?.(home, 'heroImage')} />
          )
        }
      />
      <ul className={styles.entries}>
        {genders.map((gender) => (
          <li key={gender}>
            <Link href={genderLink(lang, gender)} className={styles.entry}>
              <span>{t(gender)}</span>
              <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
