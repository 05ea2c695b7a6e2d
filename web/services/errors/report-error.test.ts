import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorReport } from './error-report.ts'

const sent: ErrorReport[] = []
const createSender = vi.fn(() => (report: ErrorReport) => sent.push(report))

const pageSettings: { sentryDsn?: string } = {}

vi.mock('./browser-client.ts', () => ({ createSender }))
vi.mock('#web/config/page-settings.ts', () => ({ pageSettings }))

const page = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  sent.length = 0
  createSender.mockClear()
  pageSettings.sentryDsn = 'http://key@localhost:1/1'
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function happen(type: string, fields: object): void {
  page.dispatchEvent(Object.assign(new Event(type), fields))
}

test('[R8.10] the sender is loaded with the first error, and sends what was caught and what was not', async () => {
  const { reportError, watchErrors } = await import('./report-error.ts')
  const stop = watchErrors()
  await vi.dynamicImportSettled()
  expect(createSender).not.toHaveBeenCalled()
  const [caught, thrown, rejected] = [new Error('caught'), new Error('thrown'), new Error('rejected')]
  reportError(caught, { where: 'bag' })
  happen('error', { error: thrown })
  happen('unhandledrejection', { reason: rejected })
  // Another origin's script, or a notice of the browser: nothing to report.
  happen('error', { error: null })
  await vi.dynamicImportSettled()
  expect(sent).toEqual([
    { error: caught, context: { where: 'bag' }, isHandled: true },
    { error: thrown, context: { where: 'window' }, isHandled: false },
    { error: rejected, context: { where: 'promise' }, isHandled: false },
  ])
  expect(createSender).toHaveBeenCalledOnce()
  stop()
  happen('error', { error: thrown })
  await vi.dynamicImportSettled()
  expect(sent).toHaveLength(3)
})

test('a failure in a loop is no flood', async () => {
  const { reportError } = await import('./report-error.ts')
  for (let time = 0; time < 50; time++) reportError(new Error(String(time)))
  await vi.dynamicImportSettled()
  expect(sent).toHaveLength(10)
})

test('an error that the server has reported is not reported again', async () => {
  const { reportPageError } = await import('./report-error.ts')
  reportPageError(Object.assign(new Error('of the server'), { digest: '123' }), 'page')
  reportPageError(new Error('of the browser'), 'page')
  await vi.dynamicImportSettled()
  expect(sent).toMatchObject([{ context: { where: 'page' } }])
})

test('without a project, and on the server, nothing is reported', async () => {
  const { reportError } = await import('./report-error.ts')
  delete pageSettings.sentryDsn
  reportError(new Error('no project'))
  pageSettings.sentryDsn = 'http://key@localhost:1/1'
  vi.stubGlobal('window', undefined)
  reportError(new Error('on the server'))
  await vi.dynamicImportSettled()
  expect(createSender).not.toHaveBeenCalled()
})
