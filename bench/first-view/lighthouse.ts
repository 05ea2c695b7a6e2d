import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { SetUpError } from '#scripts/install/set-up-error.mjs'
import { capture } from '#scripts/stack/run-tool.ts'

/** Not a dependency: 185 MB that only a bench needs. npm installs it into its cache at the first use. */
const PACKAGE = 'lighthouse@13.5.0'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type LighthouseResult = {
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  /** The audits that cost points, without those for performance, whose metrics are in the table. */
  readonly failed: readonly string[]
}

const score = z.number().nullable()
const category = z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) })
const reportSchema = z.object({
  categories: z.record(z.enum(categories), category),
  audits: z.record(z.string(), z.object({ score })),
})

/**
 * Lighthouse's scores of a page on its simulated phone, for a new visitor.
 * @throws {SetUpError} when Lighthouse cannot be installed, or cannot open the page
 */
export async function runLighthouse(url: string, chromium: string): Promise<LighthouseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const run = () =>
      capture('npm', [
        ...['exec', '--yes', '--prefer-offline', `--package=${PACKAGE}`, '--', 'lighthouse', url],
        ...['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${categories.join(',')}`],
        ...['--chrome-flags=--headless=new --no-sandbox', `--chrome-path=${chromium}`],
      ])
    let { code, printed } = await run()
    // Chromium now and then records no trace. Lighthouse asks for another run.
    for (let left = 2; left > 0 && printed.includes('(NO_NAVSTART)'); left--) ({ code, printed } = await run())
    if (code !== 0) throw new SetUpError(`Lighthouse failed for ${url}.\n${printed.trim()}`)
    return resultOf(reportSchema.parse(JSON.parse(await readFile(file, 'utf8'))))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function resultOf({ categories: found, audits }: z.infer<typeof reportSchema>): LighthouseResult {
  const points = (name: (typeof categories)[number]) => Math.round((found[name].score ?? 0) * 100)
  const failed = categories.slice(1).flatMap((name) =>
    found[name].auditRefs.flatMap(({ id, weight }) => {
      const result = audits[id]?.score ?? 1
      return weight > 0 && result < 1 ? id : []
    }),
  )
  return {
    scores: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    failed,
  }
}
