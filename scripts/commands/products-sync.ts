import { SetUpError } from '../install/set-up-error.mjs'
import { syncProducts } from '../products-sync/sync.ts'
import { command } from '../stack/command.ts'
import { contentClient } from '../stack/content-client.ts'
import { loadEnvironment } from '../stack/environment.ts'

const help = `npm run products:sync [-- --dry-run]: compares the products of the commerce platform (CENTRA_API_URL) with those of the content, by
centraId. Creates drafts for new products; updates sizes and lengths and fills empty fits and colours, in drafts only. Reports all other
differences and publishes nothing. --dry-run writes nothing.
Exit codes: 0 nothing left to do; 2 differences left (for an editor, or for a run without --dry-run); 1 failed. Needs SANITY_API_WRITE_TOKEN.`

await command(help, async (arguments_) => {
  const unknown = arguments_.find((argument) => argument !== '--dry-run')
  if (unknown) throw new SetUpError(`Unknown argument ${unknown}: see npm run products:sync -- --help.`)
  const { env } = loadEnvironment()
  const client = contentClient(env)
  try {
    const { text, exit } = await syncProducts({
      client,
      centraApiUrl: env.centraApiUrl,
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
