import { benches, importServerCode } from '#bench/benches.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { command } from '../stack/command.ts'
import { runInTerminal } from '../stack/run-in-terminal.ts'

const list = Object.entries(benches).map(([name, measures]) => `  ${name.padEnd(12)}${measures}`)
const help = `npm run bench -- NAME [options]: runs a benchmark. \`npm run bench -- NAME --help\` explains it and its options.

${list.join('\n')}`

const [name, ...options] = process.argv.slice(2)
if (name !== undefined && Object.hasOwn(benches, name)) {
  const node = [
    '--disable-warning=ExperimentalWarning',
    ...(importServerCode.has(name) ? ['--conditions=react-server'] : []),
  ]
  process.exitCode = await runInTerminal([...node, `bench/${name}/main.ts`, ...options], process.env)
} else {
  await command(help, async () => {
    if (name !== undefined) throw new SetUpError(`There is no bench "${name}". ${help}`)
    console.info(help)
  })
}
