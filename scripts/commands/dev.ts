import { command } from '../stack/command.ts'
import { runStack } from '../stack/run-stack.ts'
import { storefrontInDevelopment, studioInDevelopment } from '../stack/services.ts'
import { watchContent } from '../stack/watch-content.ts'

const help = `npm run dev: runs all of Tretopp with hot reload: sandbox, Studio and storefront. Nothing is built in advance, so the first visit of a
page takes some seconds. A changed schema or query generates its types again. Prints compile errors; VERBOSE=1 shows everything that the
programs print.`

await command(help, async () => {
  await runStack(async (environment) => [storefrontInDevelopment(environment), studioInDevelopment(environment)])
  watchContent((printed, isDone) => {
    if (!isDone) console.error(printed)
  })
})
