import { join } from 'node:path'
import { startLake } from '#sandbox/content-lake/server.ts'

/** A lake in a process of its own, so that a test can kill it. Usage: lake-process.ts <directory> <token> [webhook's address]; prints its origin. */
const [directory = '', token = '', webhook] = process.argv.slice(2)
const running = await startLake({
  projectId: 'crash',
  dataset: 'production',
  readToken: `${token}-read`,
  writeToken: token,
  directory: join(directory, 'lake'),
  studioOrigin: 'http://localhost:3333',
  ...(webhook && { webhook: { url: webhook, secret: 'a secret' } }),
})
running.lake.webhooks.start()
process.stdout.write(`${running.origin}\n`)
