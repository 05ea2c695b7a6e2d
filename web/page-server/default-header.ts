import type { ServerResponse } from 'node:http'

/**
 * Sends the header unless the handler sets one of that name. Setting it beforehand would override the handler's own,
 * because Next keeps a header that exists.
 */
export function setDefaultHeader(response: ServerResponse, name: string, value: string): void {
  const writeHead = response.writeHead
  const withDefault = (...given: unknown[]): ServerResponse => {
    if (!response.hasHeader(name)) response.setHeader(name, value)
    return Reflect.apply(writeHead, response, given)
  }
  response.writeHead = withDefault
}
