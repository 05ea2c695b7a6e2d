import { withinTime } from './unavailable.ts'

/** A dependency without which an instance cannot serve visitors. */
export type Need = {
  readonly name: string
  /**
   * Whether all instances share it. Where such a service is away, taking this instance away as well would help nobody:
   * pages do without it.
   */
  readonly isShared: boolean
  readonly isMet: () => Promise<boolean> | boolean
}

const CHECK_TIMEOUT_MS = 1000

/** The page server and the background jobs are bundled separately, so the list lives on the global object. */
const key = Symbol.for('storefront.readiness')

const store: { [key]?: Need[] } = globalThis as { [key]?: Need[] }

/** Registers what this instance needs, before it serves anybody. */
export function onReadiness(need: Need): void {
  store[key] = [...(store[key] ?? []), need]
}

/**
 * The needs that are not met, or whose check takes longer than a second. While no need is registered, nothing has
 * started yet.
 */
export async function unmetNeeds(): Promise<readonly Pick<Need, 'name' | 'isShared'>[]> {
  const needs = store[key] ?? [{ name: 'start', isShared: false, isMet: () => false }]
  const met = await Promise.all(needs.map(isMet))
  return needs.filter((_, index) => !met[index])
}

async function isMet({ name, isMet }: Need): Promise<boolean> {
  try {
    return await withinTime(Promise.resolve(isMet()), CHECK_TIMEOUT_MS, name)
  } catch {
    return false
  }
}
