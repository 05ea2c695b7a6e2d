import { rmSync } from 'node:fs'
import { buildStorefront, buildStudio } from '#scripts/stack/builds.ts'
import { loadEnvironment } from '#scripts/stack/environment.ts'
import { requireFreePorts } from '#scripts/stack/free-ports.ts'
import { neverRestart, Processes } from '#scripts/stack/processes.ts'
import { root } from '#scripts/stack/root.ts'
import { sandbox, storefront, studio, worker } from '#scripts/stack/services.ts'
import { stackLog, testAddresses } from './addresses.ts'

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
  } catch (error) {
    await processes.stop()
    throw error
  }
  return () => processes.stop()
}
