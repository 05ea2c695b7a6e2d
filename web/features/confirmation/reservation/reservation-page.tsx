'use client'

import { useCallback } from 'react'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { Waiting } from '../waiting.tsx'
import type { ReservationTexts } from './reservation-texts.ts'

type Props = { lang: Language; texts: ReservationTexts }

async function loadParts(lang: Language) {
  const [{ ReservationView }, { loadReservation }] = await Promise.all([
    import('./reservation-view.tsx'),
    import('./load-reservation.ts'),
  ])
  return { ReservationView, found: await loadReservation(lang) }
}

/** Finds out whose page this is, in the browser: the reservation, links for somebody without one, or a retry. */
export function ReservationPage({ lang, texts }: Props) {
  const { loaded, refresh, retry } = useLoaded(useCallback(() => loadParts(lang), [lang]))
  if (!loaded) return <Waiting heading={texts.crowdfundingTitle} label={texts.reservationLoading} />
  if (loaded === 'failed' || loaded.found.kind === 'failed') {
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
  if (loaded.found.kind === 'none') {
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
  const { ReservationView, found } = loaded
  return (
    <ReservationView
      lang={lang}
      pageTitle={texts.crowdfundingTitle}
      reservation={found.reservation}
      proof={found.proof}
      onChange={refresh}
    />
  )
}
