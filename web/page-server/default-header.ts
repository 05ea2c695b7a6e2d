import type { ServerResponse } from 'node:http'

/**
 * Sends the header where the answer brings none of that name. Set before, it would win over the answer's own: Next adds no header
 * that is there.
 */
export function setDefaultHeader(response: ServerResponse, name: string, value: string): void {
  const writeHead = response.writeHead
  const withDefault = (...given: unknown[]): ServerResponse => {
    if (!response.hasHeader(name)) response.setHeader(name, value)
    return Reflect.apply(writeHead, response, given)
  }
  response.writeHead = withDefault
}
