import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test.each([
  'https://example.com',
  'http://example.com/a?b',
  '/nb/shop',
  '#join',
  '?fit=men',
  'mailto:a@b.no',
  'tel:+47',
])('%s may be linked', (href) => expect(safeHref(` ${href} `)).toBe(href))

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'java\nscript:alert(1)',
  'https://example.com/\u0007',
  'shop',
  '',
  null,
])('%j may not', (href) => expect(safeHref(href)).toBeUndefined())
