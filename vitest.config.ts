import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ByEnvironment } from './tests/setup/by-environment.ts'

const never = ['**/node_modules/**', '**/.next*/**', '**/.build/**', 'tests/e2e/**']
/**
 * For tests that start processes and wait for services: a busy machine must not block a change. `npm test` names what
 * was retried.
 */
const retry = 1
/** Loaded into each worker. */
const execArgv = ['--import', new URL('./tests/setup/known-formats.mjs', import.meta.url).href]
/** The real package throws outside of Next's bundler. */
const alias = { 'server-only': fileURLToPath(new URL('./tests/setup/server-only.ts', import.meta.url)) }

export default defineConfig({
  resolve: { alias },
  test: {
    // Half of the time of contract and fault tests is waiting. Vitest's default would be one worker on two processors.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          execArgv,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, 'tests/{contract,faults}/**'],
          isolate: false,
          setupFiles: 'tests/setup/clean-start.ts',
          // Property tests try hundreds of values, which takes long on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          execArgv,
          include: ['tests/contract/**/*.test.ts'],
          isolate: false,
          setupFiles: 'tests/setup/clean-start.ts',
          globalSetup: 'tests/setup/database-server.ts',
          exclude: never,
          retry,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'faults',
          execArgv,
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/setup/database-server.ts',
          exclude: never,
          retry,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
