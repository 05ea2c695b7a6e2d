import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { MEMORY_ARGUMENTS } from '#sandbox/memory.ts'
import { command } from '#scripts/stack/command.ts'
import { positiveNumber } from '../support/options.ts'
import { table } from '../support/table.ts'
import { fillLake } from './filled-lake.ts'

const help = `npm run bench -- lake [--size 100 --size 5000]

Measures the sandbox's content lake and prints a table; never fails on a time. 100, 1,000, 10,000 and 100,000
documents by default.

Each size runs in its own process, with the sandbox's memory limits. Figures are milliseconds (p50 / p99) of requests
handled in-process, without the network. "load" is the time from opening the files to the first response.
"RSS/peak/live" is the process's resident set after the measurements, its peak, and the size of live objects.`

const DEFAULT_SIZES = ['100', '1000', '10000', '100000']
const rowSchema = z.array(z.tuple([z.string(), z.string()]))

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { size: { type: 'string', multiple: true, default: DEFAULT_SIZES } } })
  const rows: string[][] = []
  for (const size of values.size.map((text) => positiveNumber('size', text))) {
    console.info(`${size.toLocaleString('en')} documents ...`)
    const row = await measureSize(size)
    if (rows.length === 0) rows.push(row.map(([title]) => title))
    rows.push(row.map(([, cell]) => cell))
  }
  console.info(table(rows))
})

/** A row of the table, each cell with its title. */
async function measureSize(size: number): Promise<z.infer<typeof rowSchema>> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-lake-'))
  try {
    fillLake(directory, size)
    const options = [...MEMORY_ARGUMENTS, '--expose-gc', '--disable-warning=ExperimentalWarning']
    const program = join(import.meta.dirname, 'measure-size.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [...options, program, directory, String(size)])
    return rowSchema.parse(JSON.parse(stdout))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
