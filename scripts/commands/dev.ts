import { command } from '../stack/command.ts'
import { runStack } from '../stack/run-stack.ts'
import { storefrontInDevelopment, studioInDevelopment } from '../stack/services.ts'

const help = `npm run dev: runs all of Tretopp with hot reload: sandbox, Studio and storefront. Nothing is built in advance, so the first visit of a
page takes some seconds. Prints compile errors; VERBOSE=1 shows everything that the programs print.`

await command(help, () =>
  runStack(async (environment) => [storefrontInDevelopment(environment), studioInDevelopment(environment)]),
)
