import type { Page } from '@playwright/test'

/** Puts something on the clipboard and pastes it where the focus is. */
export async function paste(page: Page, formats: Readonly<Record<string, string>>): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (texts) => {
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, formats)
  await page.keyboard.press('ControlOrMeta+v')
}
