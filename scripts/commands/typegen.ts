import { generateAnswerChecks } from '../stack/answer-checks.ts'
import { command } from '../stack/command.ts'
import { generateTypes } from '../stack/typegen.ts'

const help = `npm run typegen: reads the schemas and every query of web/content and writes web/content/schema.json and types.gen.ts;
and from the shapes of what services answer, the checks that browsers run (answers/*.gen.ts).
--check only says whether they are current (exit code 1 when not).`

await command(help, async (arguments_) => {
  const check = arguments_.includes('--check')
  console.info('Reading the schemas and queries (half a minute when they changed) ...')
  generateAnswerChecks({ check })
  await generateTypes({ check })
  console.info('The generated files are current.')
})
