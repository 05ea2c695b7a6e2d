import { signIn } from '#bench/preview/preview-speed.ts'
import { withBrowser } from '#bench/support/browser.ts'
import { drawPictures } from '../editor-pictures/draw.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { command } from '../stack/command.ts'
import { contentClient } from '../stack/content-client.ts'
import { loadEnvironment } from '../stack/environment.ts'

const help = `npm run editors:pictures: draws the pictures of docs/editors in both languages, in the Studio of the demo shop. Needs a
running sandbox (npm start), best a new one: what has been changed in it is in the pictures.`

await command(help, async () => {
  const { env, storefront, studio, standIns } = loadEnvironment()
  if (!standIns.lake) throw new SetUpError('The pictures show the demo shop: unset SANITY_STUDIO_API_HOST in .env.')
  const origins = { storefront: storefront.origin, studio: studio.origin, lake: standIns.lake.origin }
  await withBrowser(async (browser) => {
    const context = await signIn(browser, origins)
    const page = await context.newPage()
    await page.goto(studio.origin)
    await drawPictures(page, 'en', storefront.origin, contentClient(env))
    await page.getByRole('button', { name: 'Norsk', exact: true }).click()
    await page.getByRole('button', { name: 'English', exact: true }).waitFor()
    await drawPictures(page, 'nb', storefront.origin, contentClient(env))
  })
})
