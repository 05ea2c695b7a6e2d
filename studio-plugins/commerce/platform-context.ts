import { createContext, useContext } from 'react'
import type { Platform } from './platform.ts'

/** The commerce platform, for what stands outside the form. */
export const PlatformContext = createContext<Platform | undefined>(undefined)

/** Throws outside a Studio with the commerce plugin. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('The commerce plugin is missing')
  return platform
}
