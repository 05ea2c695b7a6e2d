// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { NEVER, startWith } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNamedProducts } from './use-products.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

type Params = { readonly ids: readonly string[]; readonly numbers: readonly string[] }

const client = vi.hoisted(() => ({
  config: () => ({ projectId: 'community', dataset: 'tests' }),
  listen: vi.fn(),
  fetch: vi.fn(),
}))
vi.mock('sanity', () => ({ useClient: () => client }))

let root: ReturnType<typeof createRoot>
let asked: Params[]
let respond: (() => void)[]

beforeEach(() => {
  asked = []
  respond = []
  client.listen.mockImplementation(() => NEVER.pipe(startWith({ type: 'welcome' })))
  client.fetch.mockImplementation((_: string, params: Params) => {
    asked.push(params)
    const rows = [...params.ids, ...params.numbers]
      .filter((id) => !id.startsWith('drafts.') && id !== 'gone')
      .map((id) => ({ _id: id, nb: `Vare ${id}`, centraId: id }))
    return new Promise((resolve) => respond.push(() => resolve(rows)))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => act(async () => root.unmount()))

let shown: readonly (string | undefined)[]
function Names({ ids }: { ids: readonly string[] }) {
  const { products } = useNamedProducts({ ids })
  shown = ids.map((id) => products.get(id)?.name)
  return null
}

const show = (...ids: string[]) => act(async () => root.render(<Names ids={ids} />))
const answer = () => act(async () => respond.shift()?.())

test('only products that are named are read; those that are known stay while more are', async () => {
  await show('b', 'a', 'b', '')
  expect(asked).toEqual([{ ids: ['a', 'drafts.a', 'b', 'drafts.b'], numbers: [] }])
  expect(shown.slice(0, 2)).toEqual(['…', '…'])
  await answer()
  expect(shown.slice(0, 2)).toEqual(['Vare b', 'Vare a'])
  await show('a', 'b', 'c', 'gone')
  expect(shown).toEqual(['Vare a', 'Vare b', '…', '…'])
  await answer()
  expect(shown).toEqual(['Vare a', 'Vare b', 'Vare c', undefined])
})

test('the names of many are read 200 at a time', async () => {
  await show(...Array.from({ length: 450 }, (_, index) => `p${index}`))
  await answer()
  await answer()
  await answer()
  expect(asked.map(({ ids }) => ids.length)).toEqual([400, 400, 100])
  expect(shown.every((name) => name?.startsWith('Vare'))).toBe(true)
})
