import { expect, test } from 'vitest'
import { allowedActions, withoutSingletons } from './rules.ts'

test('single documents cannot be duplicated, deleted or unpublished, but published and restored', () => {
  const all = ['publish', 'duplicate', 'delete', 'unpublish', 'discardChanges', 'restore'].map((action) => ({ action }))
  expect(allowedActions(all).map(({ action }) => action)).toEqual(['publish', 'discardChanges', 'restore'])
})

test('actions of other plugins stay', () => {
  expect(allowedActions([{ label: 'own' }, { action: 'delete' }] as { action?: string }[])).toHaveLength(1)
})

test('single documents are not offered when a new document is created', () => {
  expect(withoutSingletons([{ templateId: 'product' }, { templateId: 'footer' }], ['footer'])).toEqual([
    { templateId: 'product' },
  ])
})
