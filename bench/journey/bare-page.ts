import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Step } from './steps.ts'
import { type Phone, type StepResult, walkJourney } from './walk.ts'

const page = `<!doctype html><meta name="viewport" content="width=device-width">
<style>label, button, a { display: block; padding: 40px } input:checked + span { color: red }</style>
<main><label><input type="checkbox"><span>Box</span></label>
<button onclick="this.nextElementSibling.showModal()">Dialog</button><dialog><p>Text</p></dialog></main>`
const secondPage = '<!doctype html><meta name="viewport" content="width=device-width"><h1>Text</h1>'

const steps: readonly Step[] = [
  { name: 'box', act: { tap: 'label' }, goal: { selector: 'input:checked' } },
  { name: 'dialog', act: { tap: 'button' }, goal: { selector: 'dialog[open] p' } },
  { name: 'page', act: { run: `location.assign('/second')` }, goal: { selector: 'h1', isElsewhere: true } },
]

/**
 * What the same taps take on a page without anything else on it: ticking a box, opening a dialog, another document. No
 * page can be faster on this machine.
 */
export async function walkBarePage(phone: Phone): Promise<readonly StepResult[]> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(request.url === '/second' ? secondPage : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const start = `http://localhost:${(server.address() as AddressInfo).port}`
    return await walkJourney(phone, { start, others: [], steps })
  } finally {
    server.close()
  }
}
