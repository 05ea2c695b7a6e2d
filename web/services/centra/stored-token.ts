import { storedLocalState, updateLocalState } from '../local-state/local-state.ts'
import type { TokenStore } from './connection.ts'

/** The token in this browser's storage (docs/product/3: `centra`). */
export const storedToken: TokenStore = {
  read: () => storedLocalState().centra?.token ?? null,
  replace: (sent, received) => {
    let isKept = false
    updateLocalState(({ centra }) => {
      isKept = (centra?.token ?? null) === sent
      return isKept ? { centra: { lines: [], ...centra, token: received } } : {}
    })
    return isKept
  },
}
