import type { Dataset } from './dataset.ts'
import { publishedIdOf } from './documents.ts'
import type { Predicate } from './predicate.ts'
import { predicateOf } from './predicates.ts'
import type { Reads } from './reads.ts'
import type { Scope } from './scope.ts'
import type { Node } from './syntax.ts'
import { type Entry, inIdOrder, type View } from './view.ts'

/** A way to find documents without a full scan. `size` is an upper bound of how many there are. */
type Plan = { size: number; entries: () => Iterable<Entry> }

type Source = { view: View; dataset: Dataset }

/**
 * The entries that may pass all conditions, in the order of their ids: all that do, and perhaps some that do not.
 * `scope` is the one around the filter; `extra` holds further conditions. The filter's dependencies are recorded in the
 * query's reads.
 */
export function candidatesFor(
  conditions: readonly Node[],
  scope: Scope,
  extra: readonly Predicate[] = [],
): Iterable<Entry> {
  const { view, reads } = scope.context
  const parts = [...conditions.map((condition) => predicateOf(condition, scope)), ...extra]
  const predicate: Predicate = { kind: 'and', parts }
  noteReads(predicate, reads)
  const plan = planOf(predicate, scope.context)
  return plan && plan.size < view.size ? inIdOrder([...new Set(plan.entries())]) : view.entries()
}

function planOf(predicate: Predicate, source: Source): Plan | undefined {
  const { view } = source
  switch (predicate.kind) {
    case 'and':
      return narrowest(predicate.parts.map((part) => planOf(part, source)))
    case 'or':
      return union(predicate.parts.map((part) => planOf(part, source)))
    case 'equals':
      return equalsPlan(predicate.path, predicate.values, view)
    case 'contains':
      return fromPostings(view.indexes.membership(predicate.path), [predicate.value])
    case 'references':
      return fromPostings(view.indexes.references(), predicate.ids)
    case 'versionOf':
      return union([fromPostings(view.indexes.publishedIds(), [predicate.id]), byId([predicate.id], view)])
    case 'release':
      return fromPostings(view.indexes.releases(), [predicate.name])
    case 'word':
      return wordPlan(predicate.word, predicate.isPrefix, source)
    case 'anything':
      return undefined
  }
}

/** Ids are those of the perspective, not of the stored documents that the indexes are made of. */
function equalsPlan(path: readonly string[], values: readonly string[], view: View): Plan | undefined {
  if (path.length === 1 && path[0] === '_id') return byId(values, view)
  if (path.length === 0 || path[0] === '_id' || path[0] === '_originalId') return undefined
  return fromPostings(view.indexes.equality(path), values)
}

function byId(ids: readonly string[], view: View): Plan {
  const entries = ids.map((id) => view.get(id)).filter((entry) => entry !== undefined)
  return { size: entries.length, entries: () => entries }
}

/** All perspectives share one index of words: that of the stored documents, which the raw one shows. */
function wordPlan(word: string, isPrefix: boolean, { view, dataset }: Source): Plan {
  const raw = dataset.view('raw')
  const found = raw.text.find(word, isPrefix)
  return {
    size: found.reduce((sum, numbers) => sum + numbers.length, 0),
    entries: () => found.flatMap((numbers) => shownIn(view, raw, numbers)),
  }
}

function shownIn(view: View, raw: View, sequences: Uint32Array): Entry[] {
  const entries: Entry[] = []
  for (const sequence of sequences) {
    const stored = raw.at(sequence)
    const entry = stored && (view === raw ? stored : view.get(publishedIdOf(stored.id)))
    if (entry) entries.push(entry)
  }
  return entries
}

type EntryPostings = { count(key: string): number; get(key: string): Iterable<Entry> }

function fromPostings(postings: EntryPostings, keys: readonly string[]): Plan {
  const size = keys.reduce((sum, key) => sum + postings.count(key), 0)
  return { size, entries: () => keys.flatMap((key) => [...postings.get(key)]) }
}

function narrowest(plans: readonly (Plan | undefined)[]): Plan | undefined {
  return plans.reduce((best, plan) => (plan && (!best || plan.size < best.size) ? plan : best), undefined)
}

/** Documents of either side: both have to be known. */
function union(plans: readonly (Plan | undefined)[]): Plan | undefined {
  const known = plans.filter((plan) => plan !== undefined)
  if (known.length < plans.length) return undefined
  const size = known.reduce((sum, plan) => sum + plan.size, 0)
  return { size, entries: () => known.flatMap((plan) => [...plan.entries()]) }
}

/** Notes the ids or, failing that, the types that a filter is limited to. */
function noteReads(predicate: Predicate, reads: Reads): void {
  const ids = limitsOf(predicate, '_id')
  const types = ids ? undefined : limitsOf(predicate, '_type')
  if (ids) for (const id of ids) reads.document(id)
  else if (types) for (const type of types) reads.type(type)
  else reads.all()
}

function limitsOf(predicate: Predicate, attribute: string): readonly string[] | undefined {
  if (predicate.kind === 'equals') {
    return predicate.path.length === 1 && predicate.path[0] === attribute ? predicate.values : undefined
  }
  if (predicate.kind !== 'and' && predicate.kind !== 'or') return undefined
  const limits = predicate.parts.map((part) => limitsOf(part, attribute))
  if (predicate.kind === 'and') return limits.find((limit) => limit !== undefined)
  const known = limits.filter((limit) => limit !== undefined)
  return known.length === limits.length ? known.flat() : undefined
}
