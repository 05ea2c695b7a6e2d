import { buildStorefront, buildStudio } from '../stack/builds.ts'
import { command } from '../stack/command.ts'
import { runStack } from '../stack/run-stack.ts'
import { storefront, studio, worker } from '../stack/services.ts'

const help = `npm start: runs all of Tretopp as in production: sandbox, Studio and storefront. Builds what is stale first. Settings come from .env, then
.env.sandbox. VERBOSE=1 shows what the programs print.`

await command(help, () =>
  runStack(async (environment, sandboxRuns) => {
    // The storefront's pages are generated from the lake.
    await Promise.all([buildStudio(environment), sandboxRuns.then(() => buildStorefront(environment))])
    return [storefront(environment), worker(), studio(environment)]
  }),
)
