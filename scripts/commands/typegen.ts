import { generateAnswerChecks } from '../stack/answer-checks.ts'
import { generateAnswerShapes } from '../stack/answer-shapes.ts'
import { generateBackendCalls } from '../stack/backend-calls.ts'
import { command } from '../stack/command.ts'
import { generateTypes } from '../stack/typegen.ts'

const help = `npm run typegen: reads the schemas and every query of web/content and writes web/content/schema.json, types.gen.ts and,
for checking the lake's answers, answers/shapes.gen.ts; and from the shapes of what other services answer, the checks that browsers
run (answers/*.gen.ts); and the calls of our own API, from the contracts in web/services/backend.
--check only says whether they are current (exit code 1 when not).`

await command(help, async (arguments_) => {
  const check = arguments_.includes('--check')
  console.info('Reading the schemas and queries (half a minute when they changed) ...')
  generateAnswerChecks({ check })
  await generateBackendCalls({ check })
  await generateTypes({ check })
  await generateAnswerShapes({ check })
  console.info('The generated files are current.')
})
