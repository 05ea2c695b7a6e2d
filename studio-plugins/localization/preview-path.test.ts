import { expect, test } from 'vitest'
import { formInTool, previewPath } from './preview-path.ts'

test.each([
  ['?preview=%2Fen%2Fshop', '/en/shop'],
  ['?perspective=drafts&preview=http%3A%2F%2Flocalhost%3A3000%2Fnb%3Ffit%3Dmen', '/nb'],
  ['?preview=http%3A%2F%2F', undefined],
  ['?other=1', undefined],
])('%s shows %s', (search, path) => {
  expect(previewPath(search)).toBe(path)
})

test.each([
  [{ tool: 'presentation', presentation: { type: 'page', id: 'drafts.a' } }, 'a'],
  [{ tool: 'presentation', presentation: {} }, undefined],
  [{ tool: 'presentation' }, undefined],
  [{}, undefined],
])('%j has the form of %s', (state, id) => {
  expect(formInTool(state)).toBe(id)
})
