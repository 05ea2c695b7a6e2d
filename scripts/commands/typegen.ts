import { command } from '../stack/command.ts'
import { generateTypes } from '../stack/typegen.ts'

const help = `npm run typegen: reads the schemas and every query of web/content and writes web/content/schema.json and types.gen.ts.
--check only says whether they are current (exit code 1 when not).`

await command(help, async (arguments_) => {
  await generateTypes({ check: arguments_.includes('--check') })
})
