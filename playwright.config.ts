import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '#scripts/install/chromium.ts'
import type { WorkerOptions } from '#tests/e2e/support/fixtures.ts'
import { testAddresses } from '#tests/setup/addresses.ts'

const executablePath = chromiumPath()

const disabledFeatures = [
  // Playwright's own list, which the argument replaces.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // What Chromium starts next to the page of each test: two pages for the address bar, and a process that nothing uses.
  // Half of the processor time of an empty test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

/** Loading the Studio takes most of the time of these tests. */
const studioTests = ['**/e2e/studio/*.e2e.ts', '**/e2e/preview/presentation.e2e.ts']

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: '.build/playwright',
  globalSetup: './tests/setup/start-stack.ts',
  fullyParallel: true,
  workers: 2,
  // Two Studios and a storefront share two processors. `npm test` names what passed only when it was retried.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // In this order: the tests that take longest come first, so that both workers end at about the same time.
  projects: [
    { name: 'studio', testMatch: studioTests, timeout: 240_000, use: { sharesStudio: true } },
    { name: 'storefront', testMatch: '**/*.e2e.ts', testIgnore: studioTests },
  ],
  use: {
    baseURL: testAddresses.SITE_ORIGIN,
    // Recording costs time and disk in every test; what fails is recorded when it is retried.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...chromiumArguments,
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
})
