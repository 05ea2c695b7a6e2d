import { datasetFolder } from '#sandbox/demo-shop/dataset.ts'
import { exportDemoShop } from '#sandbox/demo-shop/export.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { command } from '../stack/command.ts'
import { contentClient } from '../stack/content-client.ts'
import { loadEnvironment } from '../stack/environment.ts'

const help = `npm run demo:export: writes what the sandbox's content lake holds to sandbox/demo-shop/dataset, from which a new sandbox is
filled. Published documents and the pictures that they show; no drafts. Needs a running sandbox (npm start or npm run dev).`

await command(help, async () => {
  const { env, standIns } = loadEnvironment()
  if (!standIns.lake)
    throw new SetUpError(
      'Only the content of a local lake becomes the demo shop: unset SANITY_STUDIO_API_HOST in .env.',
    )
  try {
    const { documents, pictures } = await exportDemoShop(contentClient(env), datasetFolder)
    console.info(`${documents} documents and ${pictures} pictures. git diff --word-diff shows what has changed.`)
  } catch (error) {
    throw new SetUpError(
      `The demo shop could not be exported. ${error instanceof Error ? error.message : String(error)}`,
    )
  }
})
