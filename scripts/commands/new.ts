import { SetUpError } from '../install/set-up-error.mjs'
import { newBlock } from '../new/block.ts'
import { newCall } from '../new/call.ts'
import { newField } from '../new/field.ts'
import { newJob } from '../new/job.ts'
import { newMail } from '../new/mail.ts'
import { type Name, nameOf } from '../new/names.ts'
import { newPage } from '../new/page.ts'
import { applyPlan, type Plan } from '../new/plan.ts'
import { newTable } from '../new/table.ts'
import { command } from '../stack/command.ts'
import { generateQueryShapes } from '../stack/query-shapes.ts'
import { root } from '../stack/root.ts'
import { runTool } from '../stack/run-tool.ts'
import { generateTypes } from '../stack/typegen.ts'

const help = `npm run new -- KIND NAME: writes the files of something new, with a test that fails until it is finished, and prints what is
left to do. NAME is written like newThing or new-thing.

  block NAME                     a block of rich text
  field TYPE.NAME                a field of a schema, such as product.weight
  call NAME METHOD /api/v1/PATH  a call of the backend, such as list-things GET /api/v1/things/{id}
  page NAME                      a page with an address of its own
  mail NAME                      a mail
  job NAME                       a job that runs by the clock
  table NAME                     a table of the database`

const kinds: Readonly<Record<string, (name: Name, rest: readonly string[]) => Plan>> = {
  block: newBlock,
  call: newCall,
  page: newPage,
  mail: newMail,
  job: newJob,
  table: newTable,
}

await command(help, async ([kind = '', given = '', ...rest]) => {
  const plan = kind === 'field' ? newField(root, given) : planOf(kind, given, rest)
  const written = applyPlan(root, plan)
  const code = written.filter((path) => !path.endsWith('.groq.ts'))
  await runTool('Formatting', 'biome', ['check', '--write', ...code])
  for (const path of written) console.info(`  ${path}`)
  if (plan.changesContent) {
    await generateTypes({ check: false })
    await generateQueryShapes({ check: false })
  }
  console.info(`\nLeft to do:\n${plan.left.map((line) => `- ${line}`).join('\n')}`)
})

function planOf(kind: string, given: string, rest: readonly string[]): Plan {
  const plan = kinds[kind]
  if (!plan) throw new SetUpError(help)
  return plan(nameOf(given), rest)
}
