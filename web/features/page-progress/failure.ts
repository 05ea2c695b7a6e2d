import { createContext, type ReactNode } from 'react'

/**
 * What is shown in the place of a page that failed: rendered on the server, because error pages get no props from it.
 */
export const Failure = createContext<ReactNode>(null)
