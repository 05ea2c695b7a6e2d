import type { DocumentHealth, Health } from './health.ts'
import { type Finding, type Kind, kinds } from './types.ts'

/** Empty values do not filter. */
export type Filter = {
  readonly kind: Kind | ''
  /** A document type. */
  readonly area: string
}

/** One line of the list: what was found of one kind in a document. */
export type Line = {
  readonly id: string
  readonly kind: Kind
  readonly document: DocumentHealth
  /** One at least. */
  readonly findings: readonly Finding[]
}

/** How many documents have findings of each kind: the lines of the list. */
export function countKinds(health: Health, area = ''): Readonly<Record<Kind, number>> {
  const counts = { links: 0, pictures: 0, headings: 0, empty: 0, titles: 0, platform: 0, campaigns: 0 }
  for (const { row, findings } of health.values()) {
    if (area !== '' && row.type !== area) continue
    for (const kind of new Set(findings.map((finding) => finding.kind))) counts[kind] += 1
  }
  return counts
}

/** The lines in the order of their kinds. */
export function linesOf(health: Health, { kind, area }: Filter): Line[] {
  const wanted = [...health.values()]
    .filter(({ row, findings }) => findings.length > 0 && (area === '' || row.type === area))
    .toSorted((a, b) => a.row.type.localeCompare(b.row.type) || a.row.title.localeCompare(b.row.title, 'nb'))
  const shown = kind === '' ? kinds : [kind]
  return shown.flatMap((one) =>
    wanted.flatMap((document) => {
      const findings = document.findings.filter((finding) => finding.kind === one)
      return findings.length > 0 ? [{ id: `${document.row.id} ${one}`, kind: one, document, findings }] : []
    }),
  )
}

/** What a line says: each text once, with the number of places that it is true of. */
export function sayingsOf({ findings }: Line): readonly { readonly text: string; readonly places: number }[] {
  const counts = new Map<string, number>()
  for (const { say } of findings) counts.set(say(), (counts.get(say()) ?? 0) + 1)
  return [...counts].map(([text, places]) => ({ text, places }))
}

/** The types of the documents with findings. */
export function areasOf(health: Health): string[] {
  return [...new Set([...health.values()].flatMap(({ row, findings }) => (findings.length > 0 ? row.type : [])))]
}

/** The line after those of a document in the list. */
export function lineAfter(lines: readonly Line[], documentId: string): Line | undefined {
  const last = lines.findLastIndex(({ document }) => document.row.id === documentId)
  const after = lines.slice(last + 1).find(({ document }) => document.row.id !== documentId)
  return after ?? lines.find(({ document }) => document.row.id !== documentId)
}
