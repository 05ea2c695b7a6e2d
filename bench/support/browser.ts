import { type Browser, chromium, errors } from 'playwright'
import { chromiumArguments, requireChromium } from '#scripts/install/chromium.ts'
import { SetUpError } from '#scripts/install/set-up-error.mjs'

/**
 * Opens a browser, and closes it when `use` has ended.
 * @throws {SetUpError} when a page does not load in time
 */
export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  moreArguments: readonly string[] = [],
): Promise<T> {
  const executablePath = await requireChromium()
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, ...moreArguments] })
  try {
    return await use(browser)
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const [reason] = error.message.split('\n')
    throw new SetUpError(`A page took too long (${reason}). Is it a production build, as npm start runs it?`)
  } finally {
    await browser.close()
  }
}
