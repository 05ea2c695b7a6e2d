// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StaffIdea } from '#web/domain/staff/idea.ts'
import type { BackendCall } from '#web/services/backend/call-backend.ts'
import type { listIdeas } from '#web/services/backend/contracts/list-ideas.ts'
import { IdeasTab } from './IdeasTab.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const calls = vi.hoisted(() => ({
  listIdeas: vi.fn<BackendCall<typeof listIdeas>>(),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'GET /api/v1/staff/ideas': calls.listIdeas,
  })
})
vi.mock('./IdeaCard.tsx', () => ({ IdeaCard: ({ idea }: { idea: StaffIdea }) => <li>{idea.content}</li> }))

const backend = { origin: 'http://shop.example', lang: 'en', headers: {} } as const
const page = (content: string, next: string | null = null) => {
  const idea = { id: content, content, author: null, pictureIds: [], note: '', createdAt: '2026-11-22T12:00:00.000Z' }
  return { ok: true, value: { items: [{ ...idea, state: 'new' as const }], next } } as const
}

let root: Root
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(() => act(async () => root.unmount()))

const press = (text: string) =>
  act(async () => [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click())
const listed = () => [...document.querySelectorAll('li')].map((item) => item.textContent)

test('a list that arrives after another was chosen, or a page of it, is not shown', async () => {
  const responses: ((response: ReturnType<typeof page>) => void)[] = []
  calls.listIdeas.mockImplementation(() => new Promise((resolve) => responses.push(resolve)))
  await act(async () =>
    root.render(
      <ThemeProvider theme={buildTheme()}>
        <IdeasTab backend={backend} mayAct site="http://shop.example" />
      </ThemeProvider>,
    ),
  )
  await press('Read')
  await act(async () => responses[1]?.(page('read', 'more')))
  await act(async () => responses[0]?.(page('new')))
  expect(listed()).toEqual(['read'])
  await press('Show more')
  await press('Answered')
  await act(async () => responses[3]?.(page('answered')))
  await act(async () => responses[2]?.(page('read too')))
  expect(listed()).toEqual(['answered'])
})
