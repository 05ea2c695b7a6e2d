/**
 * Runs the content lake on the port of SANITY_STUDIO_API_HOST, with its data in SANDBOX_DIR. With `--demo-shop` a new one is filled first.
 * The webhook starts after that.
 */
import { join } from 'node:path'
import type { SandboxConfig } from '../config.ts'
import { fillOnce, runStandIn } from '../run-stand-in.ts'
import { startConfiguredLake } from './start.ts'

await runStandIn({
  name: 'content lake',
  async start(config) {
    const running = await startConfiguredLake(config)
    return running && { ...running, url: running.origin }
  },
  async prepare(config, { lake, url }) {
    await fillOnce(join(config.dataDir, 'demo-shop-is-filled-in'), () => seed(config, url))
    lake.webhooks.start()
  },
})

async function seed({ writeToken: token, projectId, dataset }: SandboxConfig, apiHost: string): Promise<void> {
  // Loaded only when it is needed: it draws pictures.
  const { seed } = await import('../demo-shop/seed.ts')
  await seed({ apiHost, token, projectId, dataset, log: console.info })
}
