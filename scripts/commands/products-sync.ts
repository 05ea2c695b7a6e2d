import { createClient } from '@sanity/client'
import { SetUpError } from '../install/set-up-error.mjs'
import { syncProducts } from '../products-sync/sync.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'

const help = `npm run products:sync [-- --dry-run]: compares the commerce platform's products (CENTRA_API_URL) with the content's, by centraId.
New products become drafts, never published; sizes and lengths are followed, empty fits and colours filled, in drafts; everything else
is only reported. --dry-run writes nothing.
Exit codes: 0 in step; 2 something left to do for a person (in a dry run: for anybody); 1 failed. Needs SANITY_API_WRITE_TOKEN.`

await command(help, async (arguments_) => {
  const unknown = arguments_.find((argument) => argument !== '--dry-run')
  if (unknown) throw new SetUpError(`Unknown argument ${unknown}; npm run products:sync -- --help tells what there is.`)
  loadEnvironment()
  try {
    const { text, exit } = await syncProducts({
      client: contentClient(),
      centraApiUrl: required('CENTRA_API_URL').replace(/\/?$/, '/'),
      isDryRun: arguments_.includes('--dry-run'),
    })
    console.info(text)
    process.exitCode = exit
  } catch (error) {
    throw new SetUpError(
      `The products could not be compared. ${error instanceof Error ? error.message : String(error)}`,
    )
  }
})

function contentClient() {
  const apiHost = process.env.SANITY_STUDIO_API_HOST
  return createClient({
    projectId: required('SANITY_STUDIO_PROJECT_ID'),
    dataset: required('SANITY_STUDIO_DATASET'),
    token: required('SANITY_API_WRITE_TOKEN'),
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new SetUpError(`${name} is not set: name it in .env.`)
  return value
}
