/**
 * Runs the content lake on the port of SANITY_STUDIO_API_HOST, with its data in SANDBOX_DIR. With `--demo-shop` a new
 * one is filled first. The webhook starts after that.
 */
import { join } from 'node:path'
import { fillOnce, runStandIn } from '../run-stand-in.ts'
import { startConfiguredLake } from './start.ts'

await runStandIn({
  name: 'content lake',
  async start(config) {
    const running = await startConfiguredLake(config)
    return running && { ...running, url: running.origin }
  },
  async prepare({ dataDir }, { lake, url }) {
    await fillOnce(join(dataDir, 'demo-shop-is-filled-in'), async () => {
      const { importDemoShop } = await import('../demo-shop/import.ts')
      const { documents, pictures } = await importDemoShop(lake, url)
      console.info(`The demo shop: ${documents} documents and ${pictures} pictures`)
    })
    lake.webhooks.start()
  },
})
