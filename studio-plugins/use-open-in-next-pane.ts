import { useRouter } from 'sanity/router'
import { usePaneRouter } from 'sanity/structure'

/** Returns a function that opens a product in the pane to the right of the current one. */
export function useOpenInNextPane() {
  const { routerPanesState, groupIndex } = usePaneRouter()
  const router = useRouter()
  return (id: string) =>
    router.navigate({ panes: [...routerPanesState.slice(0, groupIndex + 1), [{ id, params: { type: 'product' } }]] })
}
