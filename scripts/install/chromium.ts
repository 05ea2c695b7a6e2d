import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { toolScript } from '../stack/run-tool.ts'
import { canInstallPackages, installPackages } from './apt-install.ts'
import { SetUpError } from './set-up-error.mjs'

/**
 * Chromium without its own windows, which take a sixth of the processor in tests. Debian has a package of it since
 * version 12.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * For every launch. Without the second, the headless shell rounds the widths of letters, which phones and screens do
 * not.
 */
export const chromiumArguments: readonly string[] = ['--no-sandbox', '--font-render-hinting=none']

/** The browser for tests and benches: CHROMIUM_PATH, else Debian's packages, else Playwright's own. */
export function chromiumPath(): string | undefined {
  return existing(process.env.CHROMIUM_PATH, HEADLESS_SHELL, DEBIAN_CHROMIUM, chromium.executablePath())
}

/** The path of the whole browser; installs one if there is none. */
export async function requireWholeChromium(): Promise<string> {
  const installed = await requireChromium()
  return wholeChromiumPath() ?? installed
}

/** For what the headless shell cannot do: it keeps no pages for “back”, and Lighthouse asks for the whole browser. */
export function wholeChromiumPath(): string | undefined {
  return existing(process.env.CHROMIUM_PATH, DEBIAN_CHROMIUM, chromium.executablePath())
}

function existing(...paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path))
}

/**
 * The path of the browser; installs one if there is none.
 * @throws {SetUpError} when it cannot be installed
 */
export async function requireChromium(): Promise<string> {
  const found = chromiumPath()
  if (found && wholeChromiumPath()) return found
  console.info('Installing Chromium (once) ...')
  try {
    if (canInstallPackages()) {
      // With letters as wide as Arial's, which phones and computers of visitors have.
      installPackages(['chromium', 'fonts-liberation'], ['chromium-headless-shell'])
    } else {
      execFileSync(process.execPath, [toolScript('playwright'), 'install', 'chromium'], { stdio: 'pipe' })
    }
  } catch {
    throw new SetUpError('No browser: install Chromium, set CHROMIUM_PATH to it, and run the tests again.')
  }
  const installed = chromiumPath()
  if (!installed)
    throw new SetUpError(
      'No browser: Chromium was installed but is not in the expected place; set CHROMIUM_PATH to it.',
    )
  return installed
}
