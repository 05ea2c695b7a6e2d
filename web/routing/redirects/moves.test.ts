import { expect, test } from 'vitest'
import { movesOf } from './moves.ts'

const slug = (nb?: string, en?: string) => ({ nb: { current: nb }, en: { current: en } })

test('a renamed page moves in each language whose slug changed', () => {
  const before = { _type: 'landingPage', path: slug('om', 'about') }
  expect(movesOf(before, { ...before, path: slug('om-oss', 'about') })).toEqual([{ from: '/nb/om', to: '/nb/om-oss' }])
})

test('a page that changes its category moves', () => {
  const page = { _type: 'page', slug: slug('frakt', 'shipping') }
  const moves = movesOf(
    { ...page, category: { slug: slug('a', 'a') } },
    { ...page, category: { slug: slug('b', 'b') } },
  )
  expect(moves).toEqual([
    { from: '/nb/a/frakt', to: '/nb/b/frakt' },
    { from: '/en/a/shipping', to: '/en/b/shipping' },
  ])
})

test('the pages of a renamed category move with it', () => {
  const moves = movesOf({ _type: 'categoryPage', slug: slug('gammel') }, { _type: 'categoryPage', slug: slug('ny') }, [
    { _type: 'contentPage', slug: slug('ull') },
  ])
  expect(moves).toContainEqual({ from: '/nb/gammel/ull', to: '/nb/ny/ull' })
})

test('the pages of a category that appears or goes move into it or out of it', () => {
  const pages = [{ _type: 'page', slug: slug('ull') }]
  const category = { _type: 'categoryPage', slug: slug('stell') }
  const nothing = { _type: 'categoryPage' }
  expect(movesOf(nothing, category, pages)).toEqual([{ from: '/nb/ull', to: '/nb/stell/ull' }])
  expect(movesOf(category, nothing, pages)).toEqual([{ from: '/nb/stell/ull', to: '/nb/ull' }])
})

test('an article without an English slug moves in English with its Norwegian one', () => {
  const before = { _type: 'contentPage', slug: slug('ull') }
  expect(movesOf(before, { ...before, slug: slug('ullen') })).toContainEqual({ from: '/en/ull', to: '/en/ullen' })
})

test('[R2.04] a product moves with its discussion, a clothing type with its lists of the genders that it keeps', () => {
  expect(movesOf({ _type: 'product', slug: slug('a') }, { _type: 'product', slug: slug('b') })).toEqual([
    { from: '/nb/shop/a', to: '/nb/shop/b' },
    { from: '/nb/community/a', to: '/nb/community/b' },
  ])
  const jackets = { _type: 'clothingType', slug: slug('jakker'), genders: ['men', 'women'] }
  expect(movesOf(jackets, { ...jackets, slug: slug('ytterjakker'), genders: ['women'] })).toEqual([
    { from: '/nb/shop/jakker', to: '/nb/shop/ytterjakker' },
    { from: '/nb/shop/women/jakker', to: '/nb/shop/women/ytterjakker' },
  ])
})

test('first publishing and the loss of an address leave no redirect', () => {
  const product = { _type: 'product', slug: slug('anorakk', 'anorak') }
  expect(movesOf({ _type: 'product' }, product)).toEqual([])
  expect(movesOf(product, { ...product, slug: slug('anorakk') })).toEqual([])
})
