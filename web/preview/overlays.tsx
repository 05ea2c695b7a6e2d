'use client'

import type { HistoryAdapter, HistoryAdapterNavigate, VisualEditingOptions } from '@sanity/visual-editing'
import { VisualEditing } from '@sanity/visual-editing/react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'
import { isSplashForced } from '../domain/content/splash.ts'
import { simulatedAddress, simulationTextIn, writeSimulation } from '../domain/simulation/simulation.ts'
import { simulationParam } from '../domain/simulation/simulation-param.ts'
import { pageSimulation } from '../lib/page-simulation.ts'
import './overlays.css'
import { AddBlock } from './add-block.tsx'
import { disableDragging } from './disable-dragging.ts'
import { onHandshake } from './handshake.ts'
import { keepEarlyTexts } from './show-live-texts.ts'

type OverlaysProps = Pick<VisualEditingOptions, 'onPerspectiveChange' | 'onVariantChange'> & {
  studioOrigin: string
  addBlockLabel: string
}

/** Milliseconds for which a refresh by the editor counts as busy: the router does not report when it is done. */
const REFRESH_MS = 1000

/**
 * Click-to-edit over a previewed page, and the page's side of the connection with the Studio, which follows its URL and
 * can navigate it. The page sends its URL on every navigation and after every handshake, because the Studio ignores
 * messages during a handshake.
 */
export default function Overlays({ studioOrigin, addBlockLabel, ...props }: OverlaysProps) {
  const router = useRouter()
  const address = useAddress()
  const [navigate, setNavigate] = useState<HistoryAdapterNavigate>()
  const history = useMemo<HistoryAdapter>(
    () => ({
      subscribe: (next) => {
        setNavigate(() => next)
        return () => setNavigate(undefined)
      },
      update: ({ type, url }) => {
        if (type === 'pop') router.back()
        else if (asksForSplash(url) || asksForSimulation(url)) location.replace(url)
        else router[type](withoutSimulation(url))
      },
    }),
    [router],
  )
  useEffect(() => {
    if (!navigate) return
    const sendUrl = () => navigate({ type: 'push', url: address })
    sendUrl()
    return onHandshake(sendUrl)
  }, [navigate, address])
  useEffect(disableDragging, [])
  useEffect(() => keepEarlyTexts(studioOrigin), [studioOrigin])
  const refresh: VisualEditingOptions['refresh'] = ({ source }) => {
    // Edits reach the page by the stream of changes.
    if (source === 'mutation') return false
    router.refresh()
    return new Promise((resolve) => setTimeout(resolve, REFRESH_MS))
  }
  return (
    <>
      <VisualEditing portal history={history} refresh={refresh} {...props} />
      <AddBlock studioOrigin={studioOrigin} label={addBlockLabel} />
    </>
  )
}

/**
 * Whether the Studio asks for the splash over the page that is shown. The splash opens only when a page does, so the
 * page is loaded again.
 */
function asksForSplash(url: string): boolean {
  const { pathname, search } = new URL(url, location.href)
  return pathname === location.pathname && isSplashForced(search)
}

/** What this page simulates, as addresses say it; empty for nothing. */
const simulated = writeSimulation(pageSimulation ?? {})

/** Whether the Studio asks for another simulation, or for the end of this one: the server then renders all anew. */
function asksForSimulation(url: string): boolean {
  return (simulationTextIn(url) ?? simulated) !== simulated
}

function withoutSimulation(url: string): string {
  const { pathname, searchParams, hash } = new URL(url, location.href)
  searchParams.delete(simulationParam)
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash
}

/** The page's address, with what it simulates: so the Studio's own address can be shared. */
function useAddress(): string {
  const path = usePathname()
  const query = useSearchParams().toString()
  const address = query ? `${path}?${query}` : path
  return simulated ? simulatedAddress(address, simulated) : address
}
