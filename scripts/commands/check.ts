import { runChecks } from '../stack/checks.ts'
import { command } from '../stack/command.ts'
import { summarize } from '../stack/summarize.ts'

const help = `npm run check: the static checks: types, lint and format, import boundaries, lock file, migrations, generated
files. Under a minute.`

await command(help, async () => {
  const { passed, failed } = await runChecks()
  summarize({ passed, failed: failed.length, failedChecks: failed })
})
