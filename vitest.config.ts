import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '**/.next*/**', '**/.build/**', 'tests/e2e/**']
/** Marks files for Next's bundler; throws anywhere else. */
const alias = { 'server-only': fileURLToPath(new URL('./tests/setup/server-only.ts', import.meta.url)) }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, 'tests/{contract,faults}/**'],
          // A busy machine is slow with whatever is tried a hundred times.
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: never,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: never,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
