import type { Contract } from '#web/services/backend/contract.ts'
import { checkFunction } from './response-checks.ts'

/**
 * The module with which browsers call one endpoint. It imports the contract's type only, so that no zod reaches the browser.
 * @param module the contract's file, from which it exports `name`
 * @throws Error when the response has a part that browsers cannot check
 */
export function callCode(name: string, { method, path, summary, response }: Contract, module: string): string {
  const { functionName, code } = checkFunction(response)
  return `// @ts-nocheck
// Written by "npm run typegen" from ${module}: not to be changed by hand.
import type { ${name} as contract } from '${module}'
import { type BackendCall, createCall } from '../create-call.ts'

/** \`${method} ${path}\`: ${summary} */
export const ${name}: BackendCall<typeof contract> = createCall({ method: '${method}', path: '${path}' }, ${functionName})
${code}`
}
