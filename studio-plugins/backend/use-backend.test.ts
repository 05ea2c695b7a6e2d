import { expect, test } from 'vitest'
import { backendOptions } from './use-backend.ts'

test('a call goes to the storefront with the editor’s own token', () => {
  expect(backendOptions('https://shop.example', 'sk-editor')).toEqual({
    origin: 'https://shop.example',
    lang: 'en',
    headers: { authorization: 'Bearer sk-editor' },
  })
})

test('without a token no authorization is sent', () => {
  expect(backendOptions('https://shop.example', undefined)).toEqual({
    origin: 'https://shop.example',
    lang: 'en',
    headers: {},
  })
})
