import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'
import { requestId } from './request-id.ts'
import { withoutPersonalData } from './without-personal-data.ts'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

type Options = { readonly program: string; readonly destination?: pino.DestinationStream }

/**
 * Makes everything that this process logs from now on, by us and by libraries, a line of JSON with its time, level,
 * program and request, on standard output. Returns a function that undoes it.
 */
export function logAsJson({ program, destination = pino.destination({ sync: false }) }: Options): () => void {
  const logger = pino(
    {
      base: { program },
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ request: requestId() }),
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )
  const former = { ...console }
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[name] = (...values: unknown[]) =>
      logger[levels[name]](withoutPersonalData(stripVTControlCharacters(format(...values))))
  }
  return () => void Object.assign(console, former)
}
