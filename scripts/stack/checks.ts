import { SetUpError } from '../install/set-up-error.mjs'
import { missingMigration, schemaExports } from './migrations.ts'
import { ENDS_WITH_PARENT } from './root.ts'
import { capture, type Tool, toolScript } from './run-tool.ts'
import { generateTypes } from './typegen.ts'

type Check = { name: string; run: () => Promise<string | undefined> }

const CHECKED_PATHS = [
  'web',
  'schemas',
  'studio-plugins',
  'sandbox',
  'scripts',
  'bench',
  'tests',
  'sanity.config.ts',
  'sanity.cli.ts',
]

/** Incremental build info misses changes in generated files: it reports old errors and hides new ones. */
export const typeCheck = ['--noEmit', '--incremental', 'false']

/** The static checks. Each resolves to the problem, or to undefined. */
const CHECKS: Check[] = [
  { name: 'types', run: () => runCheck('tsc', typeCheck) },
  { name: 'lint and format', run: () => runCheck('biome', ['check', '--error-on-warnings']) },
  { name: 'boundaries', run: checkBoundaries },
  { name: 'lock file', run: () => runNode(['scripts/install/complete-lock.mjs', '--check']) },
  { name: 'migrations are up to date', run: async () => missingMigration(await schemaExports()) },
  { name: 'content types are up to date', run: () => staleness(() => generateTypes({ check: true })) },
]

/** Runs the checks in parallel and prints a line for each as it ends. `failed` holds their names. */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
  console.info('Checking the code (a minute at most) ...')
  const results = await Promise.all(
    CHECKS.map(async ({ name, run }) => {
      const problem = await run()
      console.info(problem === undefined ? `  ok    ${name}` : `  FAIL  ${name}\n${problem}`)
      return { name, isOk: problem === undefined }
    }),
  )
  const failed = results.filter(({ isOk }) => !isOk).map(({ name }) => name)
  return { passed: CHECKS.length - failed.length, failed }
}

async function checkBoundaries(): Promise<string | undefined> {
  const problem = await runCheck('depcruise', ['--config', '.dependency-cruiser.mjs', ...CHECKED_PATHS])
  return problem && withoutTranspilerWarning(problem)
}

/**
 * Removes the warning at the end that TypeScript 7 is not supported: the swc parser reads the sources
 * (docs/decisions/0002).
 */
export function withoutTranspilerWarning(output: string): string {
  const [findings = ''] = output.split(/^.*missing-tsc-transpiler/m)
  return findings.trim()
}

function runCheck(tool: Tool, arguments_: string[]): Promise<string | undefined> {
  return runNode([toolScript(tool), ...arguments_])
}

async function runNode(arguments_: string[]): Promise<string | undefined> {
  const { code, printed } = await capture(process.execPath, [...ENDS_WITH_PARENT, ...arguments_])
  return code === 0 ? undefined : printed.trim()
}

async function staleness(check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check()
    return undefined
  } catch (error) {
    if (error instanceof SetUpError) return error.message
    throw error
  }
}
