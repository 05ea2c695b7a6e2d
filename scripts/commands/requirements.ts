import { untestedRequirements } from '../requirements.ts'
import { command } from '../stack/command.ts'

const help = `npm run requirements: lists the requirements of docs/product that no test title names, as in '[R4.02] ...'.`

await command(help, async () => {
  const { summary, untested } = untestedRequirements()
  for (const [id, text] of untested) console.info(`  ${id}  ${text}`)
  console.info(summary)
})
