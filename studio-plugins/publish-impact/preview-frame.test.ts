import { expect, test } from 'vitest'
import { previewAddress } from './preview-frame.ts'

test('a page is shown through the storefront’s preview, with the perspective and its path whole', () => {
  const shown = { path: '/nb/verksted?side=2', perspective: 'rWinter', secret: 's+1' }
  const { origin, pathname, searchParams } = new URL(previewAddress('https://shop.example', shown))
  expect([origin, pathname]).toEqual(['https://shop.example', '/api/draft-mode/enable'])
  expect(Object.fromEntries(searchParams)).toEqual({
    'sanity-preview-secret': 's+1',
    'sanity-preview-pathname': '/nb/verksted?side=2',
    'sanity-preview-perspective': 'rWinter',
  })
})
