'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { CardTexts } from './card-texts.ts'

const Texts = createContext<CardTexts | undefined>(undefined)

/** Gives the cards below it their texts, once for all of them. */
export function LiveCards({ texts, children }: { texts: CardTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>
}

/** @throws Error outside of `LiveCards` */
export function useCardTexts(): CardTexts {
  const texts = useContext(Texts)
  if (!texts) throw new Error('A live card stands outside of LiveCards')
  return texts
}
