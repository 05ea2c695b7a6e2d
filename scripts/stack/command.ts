import { SetUpError } from '../install/set-up-error.mjs'

/** Runs a command's main function: `--help` prints its text, a SetUpError is one sentence and exit code 1. */
export async function command(help: string, main: (arguments_: string[]) => Promise<void>): Promise<void> {
  const arguments_ = process.argv.slice(2)
  if (arguments_.includes('--help')) {
    console.info(help)
    return
  }
  try {
    await main(arguments_)
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
