import { usePathname, useRouter } from 'next/navigation'
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useId, useRef } from 'react'
import { search as en } from '#web/i18n/messages/en/search.ts'
import { search as nb } from '#web/i18n/messages/nb/search.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { track } from '#web/services/analytics/track.ts'
import { Modal } from '#web/ui/modal/modal.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-overlay.module.css'

type Props = { lang: Language; onClose: () => void }

const texts = { nb, en }

/** Shows the search over the current page, until it is closed. */
export function openSearch(lang: Language, show: Dispatch<SetStateAction<ReactNode>>): void {
  // The close event of the last one may come after the click that opens the next.
  const onClose = () => show((shown) => (shown === overlay ? undefined : shown))
  const overlay = <SearchOverlay key={performance.now()} lang={lang} onClose={onClose} />
  show(overlay)
}

/** Recent searches and clothing types first, suggestions while typing. */
function SearchOverlay({ lang, onClose }: Props) {
  const id = useId()
  const inside = useRef<HTMLDivElement>(null)
  const router = useRouter()
  useCloseOnLeaving(onClose)
  // The dialog is open by now: effects of children run first.
  useEffect(() => inside.current?.querySelector('input')?.focus(), [])
  const search = (q: string) => {
    if (q) track({ event: 'search', search_term: q })
    const path = fixedLink(lang, 'search')
    onClose()
    router.push(q ? `${path}?${new URLSearchParams({ q })}` : path)
  }
  const { title, close } = texts[lang]
  return (
    <Modal isOpen onClose={onClose} labelledBy={id} closeText={close}>
      <div ref={inside} className={styles.inside}>
        <h2 id={id}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
        <SearchBox lang={lang} texts={texts[lang]} q="" overlay={{ close: onClose }} onSearch={search} />
      </div>
    </Modal>
  )
}

/** Closes on every change of page, including by the browser's back button. */
function useCloseOnLeaving(onClose: () => void): void {
  const path = usePathname()
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) onClose()
  }, [path, onClose])
}
