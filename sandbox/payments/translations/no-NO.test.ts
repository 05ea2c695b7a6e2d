import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NORWEGIAN } from './no-NO.ts'

const file = 'dist/es/packages/server/translations/en-US.json.js'
const english = readFileSync(`node_modules/@adyen/adyen-web/${file}`, 'utf8')
const placeholders = (text: string) => (text.match(/%@|%\{\w+\}|%#/g) ?? []).toSorted()

test('every key is one of adyen-web’s, with the same placeholders', () => {
  for (const [key, text] of Object.entries(NORWEGIAN)) {
    const [, original] = new RegExp(`[{,]"?${key.replaceAll('.', '\\.')}"?:"((?:[^"\\\\]|\\\\.)*)"`).exec(english) ?? []
    expect(original, key).toBeDefined()
    expect(placeholders(text), key).toEqual(placeholders(original ?? ''))
    expect(text, key).not.toBe('')
  }
})
