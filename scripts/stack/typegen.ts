import { readFileSync, writeFileSync } from 'node:fs'
import { nameSharedParts } from '#scripts/typegen/name-shared-parts.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'
import { runTool } from './run-tool.ts'

const SCHEMA = 'web/content/schema.json'
const TYPES = 'web/content/types.gen.ts'
const INPUTS = [
  'sanity.*.ts',
  'schemas/**',
  'web/routing/**',
  'web/content/**/*.groq.ts',
  'scripts/typegen/name-shared-parts.ts',
  SCHEMA,
  TYPES,
  'package-lock.json',
]

/**
 * Generates the content types from the schemas and queries. Takes about 20 s, so it is skipped if none of the files
 * that it reads or writes have changed.
 * @throws {SetUpError} with `check`, when the files in the tree are stale; they are left as they were
 */
export async function generateTypes({ check }: { check: boolean }): Promise<void> {
  const marker = `${root}/.build/typegen.fingerprint`
  if (!fingerprint(marker, INPUTS).stale) return
  const before = [SCHEMA, TYPES].map(read)
  await runTool('Reading the schemas', 'sanity', ['schema', 'extract', '--force', '--path', SCHEMA])
  const printed = await runTool('Generating the content types', 'sanity', ['typegen', 'generate'])
  // The command succeeds all the same, and leaves out the types of such queries.
  if (printed.includes('Error while extracting query'))
    throw new SetUpError(`Generating the content types failed.\n${printed.trim()}`)
  writeFileSync(`${root}/${TYPES}`, nameSharedParts(read(TYPES)))
  const after = [SCHEMA, TYPES].map(read)
  if (check && before.join() !== after.join()) {
    ;[SCHEMA, TYPES].forEach((file, index) => {
      writeFileSync(`${root}/${file}`, before[index] ?? '')
    })
    throw new SetUpError(
      'The content types are stale: run "npm run typegen" and commit web/content/types.gen.ts and schema.json.',
    )
  }
  fingerprint(marker, INPUTS).remember()
}

function read(file: string): string {
  try {
    return readFileSync(`${root}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
