import { runInTerminal } from '../stack/run-in-terminal.ts'

process.exitCode = await runInTerminal(
  ['--disable-warning=ExperimentalWarning', 'tests/drill/main.ts', ...process.argv.slice(2)],
  process.env,
)
