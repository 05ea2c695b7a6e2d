/** Everything that changes a bag; the same promise after the first call. */
export function loadEngine(): Promise<typeof import('./engine.ts')> {
  return import('./engine.ts')
}
