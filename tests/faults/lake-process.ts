import { join } from 'node:path'
import { startLake } from '#sandbox/content-lake/server.ts'

/** The program behind `startLakeProcess`: <directory> <project> <token> [webhook URL]. Prints its address. */
const [directory = '', projectId = '', token = '', webhook] = process.argv.slice(2)
const running = await startLake({
  projectId,
  dataset: 'production',
  readToken: `${token}-read`,
  writeToken: token,
  directory: join(directory, 'lake'),
  studioOrigin: 'http://localhost:3333',
  ...(webhook && { webhook: { url: webhook, secret: 'a secret' } }),
})
running.lake.webhooks.start()
process.stdout.write(`${running.origin}\n`)
