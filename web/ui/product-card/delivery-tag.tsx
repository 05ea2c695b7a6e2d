'use client'

import { useRef } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { useLiveProduct, usePreorderStock } from '#web/services/live-data/use-live-data.ts'
import { useCardTexts } from './live-cards.tsx'
import { nextDelivery } from './next-delivery.ts'

/** The month of the next delivery; the given text until it is known. */
export function DeliveryTag({ centraId, text }: { centraId: string; text: string }) {
  const tag = useRef<HTMLSpanElement>(null)
  const { lang, deliveredIn } = useCardTexts()
  const { product } = useLiveProduct(centraId, tag)
  const date = nextDelivery(product, usePreorderStock(tag))
  return <span ref={tag}>{date ? fillIn(deliveredIn, { month: monthName(lang, date) }) : text}</span>
}

function monthName(lang: string, date: string): string {
  return new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(new Date(date))
}
