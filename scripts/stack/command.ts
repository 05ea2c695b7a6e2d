import { SetUpError } from '../install/set-up-error.mjs'

/**
 * Runs a command's main function. `--help` prints `help`; a SetUpError, a wrong option or a full disk prints one
 * sentence and exits with 1.
 */
export async function command(help: string, main: (arguments_: string[]) => Promise<void>): Promise<void> {
  const arguments_ = process.argv.slice(2)
  if (arguments_.includes('--help')) {
    console.info(help)
    return
  }
  try {
    await main(arguments_)
  } catch (error) {
    const sentence = sentenceFor(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exit(1)
  }
}

/**
 * The message for an error that the user can do something about; `undefined` for a bug, which keeps its stack trace.
 */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof SetUpError) return error.message
  if (!(error instanceof Error && 'code' in error)) return undefined
  if (error.code === 'ENOSPC') return 'Not enough disk: the disk is full.'
  // The errors that `parseArgs` of node:util throws.
  if (!String(error.code).startsWith('ERR_PARSE_ARGS_')) return undefined
  return `${error.message.split('. ')[0]}. --help lists the options.`
}
