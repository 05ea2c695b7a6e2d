import type { DocumentHealth, Health } from './health.ts'
import { type Finding, type Kind, kinds } from './types.ts'

/** Empty values do not filter. */
export type Filter = {
  readonly kind: Kind | ''
  /** A document type. */
  readonly area: string
}

/** One line of the list: a finding of a document. */
export type Line = { readonly id: string; readonly document: DocumentHealth; readonly finding: Finding }

/** How many findings there are of each kind. */
export function countKinds(health: Health, area = ''): Readonly<Record<Kind, number>> {
  const counts = { links: 0, pictures: 0, headings: 0, empty: 0, titles: 0, platform: 0, campaigns: 0 }
  for (const { row, findings } of health.values()) {
    if (area !== '' && row.type !== area) continue
    for (const { kind } of findings) counts[kind] += 1
  }
  return counts
}

/** The findings in the order of their kinds, those of a document together. */
export function linesOf(health: Health, { kind, area }: Filter): Line[] {
  const wanted = [...health.values()]
    .filter(({ row, findings }) => findings.length > 0 && (area === '' || row.type === area))
    .toSorted((a, b) => a.row.type.localeCompare(b.row.type) || a.row.title.localeCompare(b.row.title, 'nb'))
  const lines = wanted.flatMap((document) =>
    document.findings.map((finding, index) => ({ id: `${document.row.id} ${index}`, document, finding })),
  )
  const shown = kind === '' ? kinds : [kind]
  return shown.flatMap((one) => lines.filter(({ finding }) => finding.kind === one))
}

/** The types of the documents with findings. */
export function areasOf(health: Health): string[] {
  return [...new Set([...health.values()].flatMap(({ row, findings }) => (findings.length > 0 ? row.type : [])))]
}

/** The finding after those of a document in the list, for the next press of a key. */
export function lineAfter(lines: readonly Line[], documentId: string): Line | undefined {
  const last = lines.findLastIndex(({ document }) => document.row.id === documentId)
  const after = lines.slice(last + 1).find(({ document }) => document.row.id !== documentId)
  return after ?? lines.find(({ document }) => document.row.id !== documentId)
}
