import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { z } from 'zod'

/**
 * Generates code that checks whether a value has a shape, for browsers: zod itself is too large there, and the policy forbids
 * evaluating code. It only returns a boolean; zod, loaded when a check fails, explains what is wrong.
 * @param name of the shape in the map `shapes` of `module`, where its type is `CentraShape<name>`
 * @throws Error when the shape has a part that cannot be checked this way, such as a transformation
 */
export function checkCode(name: string, shape: z.ZodType, module: string): string {
  const { functionName, code } = checkFunction(shape)
  const guard = `is${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return `// @ts-nocheck
// Written by "npm run typegen" from ${module}: not to be changed by hand.
import type { CentraShape } from '${module}'

export const ${guard}: (body: unknown) => body is CentraShape<'${name}'> = ${functionName}
${code}`
}

/**
 * The check by itself: the functions' code and the name of the one that takes a value and returns a boolean.
 * @throws Error as `checkCode` does
 */
export function checkFunction(shape: z.ZodType): { readonly functionName: string; readonly code: string } {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { target: 'draft-7', io: 'input' })
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    messages: false,
    strictTypes: false,
    allErrors: true,
  })
  const code = standaloneCode(ajv, ajv.compile(schema))
  const functionName = /^export default (\w+);$/m.exec(code)?.[1]
  if (!functionName) throw new Error('The code that ajv wrote has no default export')
  return { functionName, code: onlyYesOrNo(code) }
}

/** Code that collects ajv's errors: they are never read, and make up nine tenths of the output. */
const collecting = [
  /^"use strict";\n/m,
  /^export .*\n/gm,
  /^const schema\d+ = .*\n/gm,
  /^validate\d+\.errors = .*\n/gm,
  /^const err\d+ = .*\nif\(vErrors === null\)\{\nvErrors = \[err\d+\];\n\}\nelse \{\nvErrors\.push\(err\d+\);\n\}\n/gm,
  /^if\(vErrors !== null\)\{\nif\(_errs\d+\)\{\nvErrors\.length = _errs\d+;\n\}\nelse \{\nvErrors = null;\n\}\n\}\n/gm,
  /^let vErrors = null;\n/gm,
]

function onlyYesOrNo(code: string): string {
  const lean = collecting.reduce((rest, pattern) => rest.replace(pattern, ''), code)
  const left = /vErrors|\brequire\(|\bschema\d/.exec(lean)
  if (left) throw new Error(`ajv writes code that this does not know how to make lean: ${left[0]}`)
  return withoutDoubleChecks(lean)
    .replaceAll(', {instancePath="", parentData, parentDataProperty, rootData=data}={}', '')
    .replace(/\n{2,}/g, '\n')
}

/** A required property need not be looked for first: the check of its value refuses `undefined` too. */
function withoutDoubleChecks(code: string): string {
  const required = /if\((data\d*\.\w+) === undefined\)\{\nerrors\+\+;\n\}\n/g
  const count = (text: string) => code.split(text).length - 1
  const isDouble = (property: string) => {
    // Branches of a union check one value, and may differ in what they require.
    return count(`if(${property} === undefined)`) === count(`if(${property} !== undefined)`)
  }
  const properties = [...code.matchAll(required)].flatMap(([, property = '']) => (isDouble(property) ? [property] : []))
  return properties.reduce(
    (rest, property) => rest.replaceAll(`if(${property} !== undefined){`, '{'),
    code.replace(required, (found, property: string) => (isDouble(property) ? '' : found)),
  )
}
