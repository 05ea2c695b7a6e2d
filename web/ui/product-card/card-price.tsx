import { classNames } from '../class-names.ts'
import styles from './card-price.module.css'
import place from './live-place.module.css'

/**
 * The place where `LiveCards` shows the price. Keeps its line while it loads, and without a price, so that rows never
 * jump.
 */
export function CardPrice({ 'data-sanity': edit }: { 'data-sanity'?: string }) {
  return (
    <p className={classNames(styles.price, place.place)} data-live="price" data-sanity={edit}>
      <span aria-hidden="true" className={classNames(styles.skeleton, place.fallback)} />
    </p>
  )
}
