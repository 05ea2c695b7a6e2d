import { spawn } from 'node:child_process'
import { ENDS_WITH_PARENT, root } from './root.ts'

/** Runs a script on this Node with the terminal's output; returns its exit code. */
export function runInTerminal(arguments_: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...ENDS_WITH_PARENT, ...arguments_], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
