/** A page's path before and after its slug changed. */
export type Move = { readonly from: string; readonly to: string }

/** A redirect document as the lake holds it. */
export type StoredRedirect = Move & { readonly _id: string }

type RedirectPlan = {
  /** Redirects to write; an existing one of the same id is replaced. */
  readonly write: readonly StoredRedirect[]
  /** Ids of redirects that would now lead away from a living page or to themselves. */
  readonly remove: readonly string[]
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Id of the redirect from a path: one document a path, however often it is written (64 bits of FNV-1a). */
export function redirectId(from: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(from.toLowerCase())) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return `redirect-${hash.toString(16).padStart(16, '0')}`
}

/**
 * The changes to the redirects after pages moved. Old paths lead to the new ones in a single step: existing redirects
 * to an old path are turned to the new one (no chains), and none stays at a path where a page lives now (no loops).
 * Paths are compared without regard to case (docs/product/2).
 */
export function planRedirects(moves: readonly Move[], existing: readonly StoredRedirect[]): RedirectPlan {
  const real = moves.filter(({ from, to }) => !same(from, to))
  const isLive = (path: string) => real.some(({ to }) => same(to, path))
  const moved = (path: string) => real.find(({ from }) => same(from, path))?.to
  const turned = existing.flatMap((redirect) => {
    const to = moved(redirect.to)
    return to && !same(to, redirect.from) && !isLive(redirect.from) ? [{ ...redirect, to }] : []
  })
  const fresh = real
    .filter(({ from }) => !isLive(from))
    .map(({ from, to }) => ({
      _id: existing.find((redirect) => same(redirect.from, from))?._id ?? redirectId(from),
      from,
      to,
    }))
  const write = [...turned.filter(({ _id }) => !fresh.some((redirect) => redirect._id === _id)), ...fresh]
  const remove = existing.filter(({ from, _id }) => isLive(from) && !write.some((redirect) => redirect._id === _id))
  return { write, remove: remove.map(({ _id }) => _id) }
}
