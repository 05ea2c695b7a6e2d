import { SetUpError } from '../install/set-up-error.mjs'
import { generateAnswerChecks } from './answer-checks.ts'
import { ENDS_WITH_PARENT } from './root.ts'
import { capture, type Tool, toolScript } from './run-tool.ts'
import { generateTypes } from './typegen.ts'

type Check = { name: string; run: () => Promise<string | undefined> }

const CRUISED = ['web', 'schemas', 'studio-plugins', 'sandbox', 'scripts', 'tests', 'sanity.config.ts', 'sanity.cli.ts']

/** Everything that reads the code without running it. Each answers what is wrong, or undefined. */
const CHECKS: Check[] = [
  { name: 'types', run: () => complaint('tsc', ['--noEmit']) },
  { name: 'lint and format', run: () => complaint('biome', ['check', '--error-on-warnings']) },
  { name: 'boundaries', run: () => complaint('depcruise', ['--config', '.dependency-cruiser.mjs', ...CRUISED]) },
  { name: 'lock file', run: () => runNode(['scripts/install/complete-lock.mjs', '--check']) },
  { name: 'checks of answers are current', run: () => staleness(async () => generateAnswerChecks({ check: true })) },
  { name: 'content types are current', run: () => staleness(() => generateTypes({ check: true })) },
]

/** Runs the checks side by side and prints a line for each as it ends. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  console.info('Checking the code (a minute at most) ...')
  const complaints = await Promise.all(
    CHECKS.map(async ({ name, run }) => {
      const wrong = await run()
      console.info(wrong === undefined ? `  ok    ${name}` : `  FAIL  ${name}\n${wrong}`)
      return wrong
    }),
  )
  const failed = complaints.filter((wrong) => wrong !== undefined).length
  return { passed: CHECKS.length - failed, failed }
}

function complaint(tool: Tool, arguments_: string[]): Promise<string | undefined> {
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
