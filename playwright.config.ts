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
  // Two Studios and a storefront on two processors: what fails once and then passes is listed as flaky, not hidden.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: testAddresses.SITE_ORIGIN,
    trace: 'retain-on-failure',
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
