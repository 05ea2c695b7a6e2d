import { defineConfig } from '@playwright/test'
import { chromiumPath } from '#scripts/install/chromium.ts'
import { testAddresses } from '#tests/setup/addresses.ts'

const executablePath = chromiumPath()

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.build/playwright',
  globalSetup: './tests/setup/start-stack.ts',
  fullyParallel: true,
  workers: 2,
  // Two Studios and a storefront share two processors. `npm test` names what passed only when it was retried.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: testAddresses.SITE_ORIGIN,
    // Recording costs time and disk in every test; what fails is recorded when it is retried.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
