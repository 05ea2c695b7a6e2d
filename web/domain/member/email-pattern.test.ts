import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailPattern } from './email-pattern.ts'

test('forms and the server accept the same addresses', () => {
  expect(emailPattern.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'))
})
