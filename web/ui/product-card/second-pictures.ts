import { classNames } from '../class-names.ts'
import picture from '../picture.module.css'
import styles from './product-card.module.css'

/**
 * Adds the second picture to each card below `root` that is hovered, not by touch, or focused; the style sheet shows
 * it. Returns an unsubscribe function.
 */
export function addSecondPictures(root: HTMLElement | null): () => void {
  const until = new AbortController()
  const add = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || ('pointerType' in event && event.pointerType === 'touch')) return
    const front = target.closest('article')?.querySelector<HTMLElement>('[data-second]')
    if (!front?.dataset.second) return
    const { second: src } = front.dataset
    delete front.dataset.second
    const className = classNames(picture.picture, styles.second)
    front.after(Object.assign(new Image(), { className, alt: '', decoding: 'async', src }))
  }
  for (const type of ['pointerover', 'focusin']) root?.addEventListener(type, add, { signal: until.signal })
  return () => until.abort()
}
