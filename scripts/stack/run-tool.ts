import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SetUpError } from '../install/set-up-error.mjs'
import { ENDS_WITH_PARENT, root } from './root.ts'

const PACKAGES = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  next: 'next',
  playwright: '@playwright/test',
  sanity: 'sanity',
  tsc: 'typescript',
  vitest: 'vitest',
} as const

export type Tool = keyof typeof PACKAGES

/** The script of a package's command, to run with this Node on every system. */
export function toolScript(name: Tool): string {
  const folder = join(root, 'node_modules', PACKAGES[name])
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const path = typeof bin === 'string' ? bin : bin[name]
  if (!path) throw new Error(`${PACKAGES[name]} has no command "${name}".`)
  return join(folder, path)
}

/**
 * Runs a tool and returns its output, which is printed only with VERBOSE.
 * @throws {SetUpError} with the output when the tool fails
 */
export async function runTool(title: string, name: Tool, arguments_: string[]): Promise<string> {
  const { code, printed } = await capture(process.execPath, [...ENDS_WITH_PARENT, toolScript(name), ...arguments_])
  if (/ENOSPC|no space left on device/i.test(printed)) throw new SetUpError(`${title} failed: the disk is full.`)
  if (code !== 0) throw new SetUpError(`${title} failed.\n${printed.trim()}`)
  return printed
}

/** Runs a program with the project's own commands first on the PATH; `printed` holds stdout and stderr. */
export function capture(command: string, arguments_: string[]): Promise<{ code: number; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, arguments_, { cwd: root, env: ownCommandsFirst(), stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        if (process.env.VERBOSE) process.stderr.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, printed }))
  })
}

/** The environment with the project's commands first on the PATH, so that tools that start `node` get Node 24 too. */
export function ownCommandsFirst(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }
}
