import { createContext, type ReactNode } from 'react'

/** The message in the place of a page that failed: rendered on the server, because error pages get no props from it. */
export const Failure = createContext<ReactNode>(null)
