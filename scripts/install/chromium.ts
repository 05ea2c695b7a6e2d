import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { toolScript } from '../stack/run-tool.ts'
import { SetUpError } from './set-up-error.mjs'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** The browser for the tests: CHROMIUM_PATH, else Debian's package, else Playwright's own. */
export function chromiumPath(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, DEBIAN_CHROMIUM, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && existsSync(path))
}

/**
 * The path of the browser; installs one if there is none.
 * @throws {SetUpError} when it cannot be installed
 */
export async function requireChromium(): Promise<string> {
  const found = chromiumPath()
  if (found) return found
  console.info('Installing Chromium (once) ...')
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  try {
    if (isDebianRoot) {
      execFileSync('apt-get', ['update'], { stdio: 'pipe' })
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'pipe' })
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
