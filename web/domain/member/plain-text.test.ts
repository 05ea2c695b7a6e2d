import { expect, test } from 'vitest'
import { plainTextSchema } from './plain-text.ts'

const schema = plainTextSchema({ min: 2, max: 10 }, 'api:reasonRequired')

test.each([
  ['  God jakke \n', 'God jakke'],
  ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
  ['<b>"x"</b>', '<b>"x"</b>'],
  ['👩‍🚒 nei', '👩‍🚒 nei'],
])('%j is read as %j', (text, read) => expect(schema.parse(text)).toBe(read))

test.each([
  [undefined, 'api:reasonRequired'],
  [' a ', 'api:reasonRequired'],
  ['\u200B\u200B\u200B', 'api:reasonRequired'],
  ['\u2800\u2800\u2800', 'api:reasonRequired'],
  ['elleve tegn', 'api:textTooLong'],
  ['x'.repeat(1000), 'api:textTooLong'],
  ['snu \u202Eom', 'api:textHasControlCharacters'],
  [`z${'\u0336'.repeat(9)}`, 'api:textHasControlCharacters'],
  ['null \u0000', 'api:textHasControlCharacters'],
])('%j is refused as %s', (text, code) => {
  expect(schema.safeParse(text).error?.issues[0]?.message).toBe(code)
})
