import { expect, test } from 'vitest'
import { hasGroups, type MenuItem, shownTo, titledItems } from './menu-items.ts'

function item(
  _key: string,
  showTo: MenuItem['showTo'],
  title: string | null = _key,
  priority: number | null = null,
): MenuItem {
  return { _key, priority, title, link: '/nb', showTo, groups: null }
}

test('[R3.10] [R6.02] an item is for everyone unless it names another audience', () => {
  const menu = [item('a', 'everyone'), item('b', 'logged_in'), item('c', 'logged_out'), item('d', null)]
  expect(menu.map(shownTo)).toEqual(['everyone', 'logged_in', 'logged_out', 'everyone'])
})

test('[R3.10] items come by priority, the highest first, else in the given order; those without a title in the language are left out', () => {
  const menu = [
    item('none', null),
    item('ten', 'everyone', 'ten', 10),
    item('untitled', 'everyone', null, 40),
    item('negative', null, 'negative', -1),
    item('thirty', 'logged_in', 'thirty', 30),
    item('also ten', null, 'also ten', 10),
  ]
  const keys = titledItems(menu).map(({ _key }) => _key)
  expect(keys).toEqual(['thirty', 'ten', 'also ten', 'none', 'negative'])
})

test('a group without routes opens nothing', () => {
  const route = { _key: 'r', title: 'Jakker', link: '/nb/shop/jakker', image: null }
  const [empty, full] = [[], [route]].map((routes, index) => ({ _key: `${index}`, title: 'Klær', routes }))
  if (!empty || !full) throw new Error('two groups')
  expect(hasGroups({ ...item('a', null), groups: [empty] })).toBe(false)
  expect(hasGroups({ ...item('a', null), groups: [full] })).toBe(true)
  expect(hasGroups({ ...item('a', null), groups: [empty, full] })).toBe(true)
  expect(hasGroups(item('a', null))).toBe(false)
})
