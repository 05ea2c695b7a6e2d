import { readFileSync, writeFileSync } from 'node:fs'
import type { z } from 'zod'
import { checkCode } from '#scripts/typegen/response-checks.ts'
import { shapes as centraShapes } from '#web/services/centra/responses/shapes.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import { root } from './root.ts'

/** The folders with shapes, each with a map in its `shapes.ts`; their checks are written beside them. */
const shapes: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'web/services/centra/responses': centraShapes,
}

/**
 * Writes the checks of services' responses, one file per shape, from the zod shapes.
 * @throws {SetUpError} in a check, when the files in the tree are not what would be generated
 */
export function generateResponseChecks({ check }: { check: boolean }): void {
  for (const [folder, named] of Object.entries(shapes)) {
    for (const [name, shape] of Object.entries(named)) {
      const file = `${folder}/${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.gen.ts`
      const code = checkCode(name, shape, './shapes.ts')
      if (!check) writeFileSync(`${root}/${file}`, code)
      else if (read(file) !== code) {
        throw new SetUpError(`The checks of responses are stale: run "npm run typegen" and commit ${file}.`)
      }
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(`${root}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
