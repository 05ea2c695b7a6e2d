import { mkdir } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { StudioLanguage } from '#schemas/studio-language.ts'
import { goInStudio } from '#tests/e2e/support/go-in-studio.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { root } from '../stack/root.ts'
import { article, pictures } from './pictures.ts'

const window = { width: 1200, height: 750 }
const TIMEOUT_MS = 30_000

/** Draws all pictures of one language in a Studio that is signed in and shows that language. */
export async function drawPictures(
  page: Page,
  language: StudioLanguage,
  storefront: string,
  lake: SanityClient,
): Promise<void> {
  const folder = `${root}/docs/editors/${language}/pictures`
  await mkdir(folder, { recursive: true })
  page.setDefaultTimeout(TIMEOUT_MS)
  const draft = await draftArticle(lake)
  try {
    for (const { name, path, until } of pictures) {
      await page.setViewportSize(window)
      await goInStudio(page, '/no-tool')
      await goInStudio(page, path({ language, storefront }))
      const part = await until(page, language).catch((error: unknown) => {
        throw new SetUpError(`The picture “${name}” (${language}) could not be drawn: ${error}`)
      })
      await untilLoaded(page)
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
      const png = await (part ?? page).screenshot({ animations: 'disabled', caret: 'hide' })
      await sharp(png).webp({ quality: 78, effort: 6 }).toFile(`${folder}/${name}.webp`)
      await page.keyboard.press('Escape')
    }
  } finally {
    await lake.delete(draft)
  }
}

async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('[data-ui="Spinner"]').length === 0)
}

/** Changes the article's title in both languages, so that there is something to publish; returns the draft's id. */
async function draftArticle(lake: SanityClient): Promise<string> {
  const published = await lake.getDocument(article)
  if (!published) throw new SetUpError('The demo shop has no such article any more: see scripts/editor-pictures.')
  const draft = `drafts.${article}`
  const title = { ...published.title, nb: `${published.title.nb} og tilbake`, en: `${published.title.en} and back` }
  await lake.createOrReplace({ ...published, _id: draft, title })
  return draft
}
