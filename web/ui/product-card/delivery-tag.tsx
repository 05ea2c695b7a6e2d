import place from './live-place.module.css'

/** The place where `LiveCards` shows the month of the next delivery; the given text until it is known. */
export function DeliveryTag({ text }: { text: string }) {
  return (
    <span className={place.place} data-live="delivery">
      <span className={place.fallback}>{text}</span>
    </span>
  )
}
