import { rmSync } from 'node:fs'
import { buildStorefront, buildStudio } from '#scripts/stack/builds.ts'
import { loadEnvironment } from '#scripts/stack/environment.ts'
import { requireFreePorts } from '#scripts/stack/free-ports.ts'
import { neverRestart, Processes } from '#scripts/stack/processes.ts'
import { root } from '#scripts/stack/root.ts'
import { sandbox, storefront, studio, worker } from '#scripts/stack/services.ts'
import { stackLog, testAddresses } from './addresses.ts'

const READY_WITHIN_MS = 60_000

/**
 * Starts a freshly seeded Tretopp in production mode for the browser tests; returns a function that stops it. With
 * TEST_STACK=running it uses the one that runs already (`node tests/setup/keep-stack.ts`), which saves the start while
 * a test is being written.
 */
export default async function startStack(): Promise<() => Promise<void>> {
  Object.assign(process.env, testAddresses, {
    SANDBOX_DIR: `${root}/.build/test-sandbox`,
    NEXT_DIST_DIR: '.next-test',
    STUDIO_BUILD_DIR: `${root}/.build/test-studio`,
    STACK_LOG: stackLog,
  })
  const environment = loadEnvironment()
  if (process.env.TEST_STACK === 'running') return async () => {}
  await requireFreePorts(environment)
  rmSync(environment.sandboxDir, { recursive: true, force: true })
  rmSync(stackLog, { force: true })
  const processes = new Processes(neverRestart)
  try {
    await processes.start(...sandbox(environment))
    await Promise.all([buildStudio(environment), buildStorefront(environment)])
    await processes.start(storefront(environment), worker(), studio(environment))
    await untilReady(environment.env.ownOrigin)
  } catch (error) {
    await processes.stop()
    throw error
  }
  return () => processes.stop()
}

/** Until the worker has filled the catalogue, lists and searches are refused. */
async function untilReady(origin: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (!(await fetch(`${origin}/readyz`)).ok) {
    if (Date.now() > until) throw new Error('The storefront did not become ready')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
