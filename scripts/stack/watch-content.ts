import { watch } from 'node:fs'
import { join } from 'node:path'
import { ENDS_WITH_PARENT, root } from './root.ts'
import { capture } from './run-tool.ts'

/** Milliseconds without a change before types are generated: several files may be saved together. */
const SETTLED_MS = 300

/**
 * Whether a change of this file changes the generated types. `path` is relative to the repository.
 */
export function changesTypes(path: string): boolean {
  return path.endsWith('.groq.ts') || (path.startsWith('schemas/') && /\.tsx?$/.test(path) && !path.includes('.test.'))
}

/**
 * Generates the content types whenever a schema or query changes, one run after the other, until the process ends.
 * @param onEnd gets what a run printed, and whether it succeeded
 */
export function watchContent(onEnd: (printed: string, isDone: boolean) => void): void {
  let waiting: NodeJS.Timeout | undefined
  let isRunning = false
  let isStale = false
  const run = async () => {
    if (isRunning) {
      isStale = true
      return
    }
    isRunning = true
    // A process of its own, because modules that are imported already would stay as they were.
    const { code, printed } = await capture(process.execPath, [
      ...ENDS_WITH_PARENT,
      join(root, 'scripts/commands/typegen.ts'),
    ])
    isRunning = false
    onEnd(printed.trim(), code === 0)
    if (isStale) {
      isStale = false
      await run()
    }
  }
  for (const folder of ['schemas', 'web/content', 'web/routing'])
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name || !changesTypes(`${folder}/${name}`)) return
      clearTimeout(waiting)
      waiting = setTimeout(run, SETTLED_MS)
    })
}
