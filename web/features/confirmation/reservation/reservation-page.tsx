'use client'

import { useCallback, useEffect, useState } from 'react'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { LoadedTexts } from '../confirmation-texts.ts'
import { Waiting } from '../waiting.tsx'
import type { LoadedReservation } from './load-reservation.ts'
import type { ReservationTexts } from './reservation-texts.ts'

type Props = { lang: Language; texts: ReservationTexts }

type Parts = LoadedTexts & {
  readonly ReservationView: typeof import('./reservation-view.tsx').ReservationView
  readonly loaded: LoadedReservation
}

/** Finds out whose page this is, in the browser: the reservation, links for somebody without one, or a retry. */
export function ReservationPage({ lang, texts }: Props) {
  const [parts, setParts] = useState<Parts | 'failed'>()
  const load = useCallback(() => {
    Promise.all([import('./reservation-view.tsx'), import('./load-reservation.ts'), import('../confirmation-texts.ts')])
      .then(async ([{ ReservationView }, { loadReservation }, { loadConfirmationTexts }]) => {
        const [loaded, loadedTexts] = await Promise.all([loadReservation(lang), loadConfirmationTexts(lang)])
        setParts({ ReservationView, loaded, ...loadedTexts })
      })
      .catch(() => setParts('failed'))
  }, [lang])
  useEffect(load, [load])

  if (!parts) return <Waiting heading={texts.crowdfundingTitle} label={texts.reservationLoading} />
  if (parts === 'failed' || parts.loaded.kind === 'failed') {
    const retry = () => {
      setParts(undefined)
      load()
    }
    return (
      <EmptyState
        level="h1"
        drawing="error"
        heading={texts.reservationFailedTitle}
        sentence={texts.reservationFailedText}
      >
        <Button onClick={retry}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  if (parts.loaded.kind === 'none') {
    return (
      <EmptyState
        level="h1"
        drawing="cabin"
        heading={texts.noReservationTitle}
        sentence={texts.noReservationText}
        link={{ href: shopLink(lang), text: texts.toShop }}
      >
        <ButtonLink href={`${fixedLink(lang, 'account')}#reservations`} variant="secondary">
          {texts.toAccount}
        </ButtonLink>
      </EmptyState>
    )
  }
  const { ReservationView, loaded, texts: viewTexts, receiptTexts } = parts
  return (
    <ReservationView
      lang={lang}
      pageTitle={texts.crowdfundingTitle}
      reservation={loaded.reservation}
      proof={loaded.proof}
      texts={viewTexts}
      receiptTexts={receiptTexts}
      onChange={load}
    />
  )
}
