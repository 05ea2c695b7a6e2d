import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { routesCode } from '#scripts/typegen/api-routes.ts'
import { callCode } from '#scripts/typegen/backend-calls.ts'
import type { Contract } from '#web/services/backend/contract.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { root } from './root.ts'

const CONTRACTS = 'web/services/backend/contracts'
const CALLS = 'web/services/backend/calls'
const API = 'web/app/api'
const ROUTES = `${API}/v1/openapi.json/routes.gen.ts`
/** They describe the others; the first describes itself. */
const DESCRIPTIONS = ['v1/openapi.json/route.ts', 'v1/reference/route.ts']

/**
 * Writes the browser's call of each endpoint from its contract, removes calls without one, and lists the routes for the API description.
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
  const routes = routesCode(
    globSync('**/route.ts', { cwd: `${root}/${API}` }).filter((file) => !DESCRIPTIONS.includes(file)),
  )
  const areRoutesStale = !existsSync(`${root}/${ROUTES}`) || readFileSync(`${root}/${ROUTES}`, 'utf8') !== routes
  if (check && areRoutesStale)
    throw new SetUpError(`The list of routes is stale: run "npm run typegen" and commit ${ROUTES}.`)
  if (areRoutesStale) writeFileSync(`${root}/${ROUTES}`, routes)
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
