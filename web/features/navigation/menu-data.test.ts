import { expect, test } from 'vitest'
import { hasGroups, visitorMenu } from './menu-data.ts'

const item = (id: string, showTo: string | null, title: string | null = id) => ({
  _id: id,
  title,
  link: '/nb',
  showTo,
  groups: null,
})

test('[R3.10] visitors see what is for everyone and for logged-out people, in the given order', () => {
  const menu = [item('a', 'everyone'), item('b', 'logged_in'), item('c', 'logged_out'), item('d', null)]
  expect(visitorMenu(menu).map((entry) => entry._id)).toEqual(['a', 'c', 'd'])
  expect(visitorMenu([item('x', 'everyone', null)])).toEqual([])
})

test('a group without routes opens nothing', () => {
  const route = { _key: 'r', title: 'Jakker', link: '/nb/shop/jakker' }
  expect(hasGroups({ ...item('a', null), groups: [{ _key: 'g', title: 'Klær', routes: [] }] })).toBe(false)
  expect(hasGroups({ ...item('a', null), groups: [{ _key: 'g', title: 'Klær', routes: [route] }] })).toBe(true)
})
