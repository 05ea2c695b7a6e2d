import { expect, test } from 'vitest'
import { namedPreview } from './namedPreview.ts'

const line = (nb?: string, en?: string) =>
  namedPreview({ title: nb, subtitle: en, details: ['Preorder', undefined, 'Jakker'] })

test('a preview has the names in both languages and the details between them', () => {
  expect(line('Anorakk', 'Anorak')).toEqual({ title: 'Anorakk', subtitle: 'Preorder · Jakker · Anorak' })
})

test('a name that is the same in both languages is not repeated; a missing one is mentioned', () => {
  expect(line('Poncho', 'Poncho').subtitle).toBe('Preorder · Jakker')
  expect(line('Anorakk').subtitle).toBe('Preorder · Jakker · no English name')
  expect(line(undefined, 'Anorak').title).toBe('Anorak')
  expect(line().title).toBe('Untitled')
})
