import { createContext, useContext } from 'react'
import type { Platform } from './platform.ts'

/** The commerce platform, for components outside the form. */
export const PlatformContext = createContext<Platform | undefined>(undefined)

/** @throws Error in a Studio without the commerce plugin */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext)
  if (!platform) throw new Error('The commerce plugin is missing')
  return platform
}
