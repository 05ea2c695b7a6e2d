import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { callCode } from '#scripts/typegen/backend-calls.ts'
import type { Contract } from '#web/services/backend/contract.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { root } from './root.ts'

const CONTRACTS = 'web/services/backend/contracts'
const CALLS = 'web/services/backend/calls'

/**
 * Writes the browser's call of each endpoint from its contract, and removes calls without one.
 * @throws {SetUpError} in a check, when the files in the tree are not what would be generated, and for a file without a contract
 */
export async function generateBackendCalls({ check }: { check: boolean }): Promise<void> {
  const files = globSync(`${root}/${CONTRACTS}/*.ts`, { exclude: ['**/*.test.ts'] }).sort()
  const wanted = new Map(await Promise.all(files.map(callOf)))
  const present = globSync(`${root}/${CALLS}/*.gen.ts`).map((file) => basename(file))
  const stale = [...wanted].filter(([file, code]) => !present.includes(file) || read(file) !== code)
  const orphans = present.filter((file) => !wanted.has(file))
  if (check && stale.length + orphans.length > 0) {
    const names = [...stale.map(([file]) => file), ...orphans].join(', ')
    throw new SetUpError(`The calls of the backend are stale: run "npm run typegen" and commit ${CALLS} (${names}).`)
  }
  for (const [file, code] of stale) writeFileSync(`${root}/${CALLS}/${file}`, code)
  for (const file of orphans) rmSync(`${root}/${CALLS}/${file}`)
}

async function callOf(file: string): Promise<[string, string]> {
  const base = basename(file, '.ts')
  const name = base.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const exported: Readonly<Record<string, Contract | undefined>> = await import(pathToFileURL(file).href)
  const contract = exported[name]
  if (!contract) throw new SetUpError(`${CONTRACTS}/${base}.ts has to export its contract as "${name}".`)
  return [`${base}.gen.ts`, callCode(name, contract, `../contracts/${base}.ts`)]
}

function read(file: string): string {
  return readFileSync(`${root}/${CALLS}/${file}`, 'utf8')
}
