import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { SetUpError } from '../install/set-up-error.mjs'
import { pack } from '../pack/pack.ts'
import { command } from '../stack/command.ts'
import { loadEnvironment } from '../stack/environment.ts'
import { root } from '../stack/root.ts'

const help = `npm run pack -- FOLDER: copies the build of the storefront (npm run build) to a folder, with all that a storefront and a worker need
to run but Node: \`node web/page-server/server.ts\` and \`node web/worker.ts\` there. The Dockerfile uses it.`

await command(help, async ([folder, ...rest]) => {
  if (!folder || rest.length > 0) throw new SetUpError('npm run pack takes one folder. --help explains it.')
  const { storefrontBuild } = loadEnvironment()
  if (!existsSync(storefrontBuild))
    throw new SetUpError('There is no build of the storefront: npm run build makes one.')
  await pack({ root, build: storefrontBuild, to: resolve(folder) })
})
