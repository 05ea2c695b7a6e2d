import { expect, test } from 'vitest'
import { applyPatches } from './apply-patches.ts'
import { add, type Change, fill, move, remove } from './changes.ts'
import { childrenOf, type Keys, type MenuNode, readMenu } from './menu.ts'
import { drop, step } from './steps.ts'

const title = (nb: string) => ({ _type: 'localeString', nb, en: nb })
const route = (key: string) => ({
  _type: 'menuRoute',
  _key: key,
  title: title(key),
  linkNb: `/nb/${key}`,
  linkEn: `/en/${key}`,
})
const group = (key: string, ...routes: object[]) => ({ _type: 'menuGroup', _key: key, title: title(key), routes })
const item = (key: string, priority: number | undefined, ...groups: object[]) => ({
  ...route(key),
  _type: 'menuItem',
  showTo: 'everyone',
  ...(priority !== undefined && { priority }),
  groups,
})

/** women > clothes > jackets, trousers · women > gear (empty) · men > clothes2 > shirts · about */
const stored = [
  item('about', 10),
  item('women', 30, group('clothes', route('jackets'), route('trousers')), group('gear')),
  item('men', 20, group('clothes2', route('shirts'))),
]

const outline = (value: object[]) => {
  const menu = readMenu(value)
  const lines = (parent: string[]): string[] =>
    childrenOf(menu, parent).flatMap(({ _key }: MenuNode) => [
      `${'  '.repeat(parent.length)}${_key}`,
      ...(parent.length < 2 ? lines([...parent, _key]) : []),
    ])
  return lines([])
}

const tree = ['women', '  clothes', '    jackets', '    trousers', '  gear', 'men', '  clothes2', '    shirts', 'about']

/** The outline after a change; undone, the menu has to be what it was. */
function after(change: Change | undefined, value = stored): string[] {
  if (!change) throw new Error('nothing changes')
  const changed = applyPatches(value, change.patches)
  expect(outline(applyPatches(changed, change.undo))).toEqual(outline(value))
  return outline(changed)
}

const menu = readMenu(stored)
const jackets: Keys = ['women', 'clothes', 'jackets']
const newKey = () => 'new'

test('items are in the order of their priorities', () => {
  expect(outline(stored)).toEqual(tree)
})

test('an item is moved by its priority alone', () => {
  const change = move(menu, ['about'], [], 1)
  expect(change?.patches).toMatchObject([{ type: 'set', path: [{ _key: 'about' }, 'priority'], value: 25 }])
  expect(after(change).filter((line) => !line.startsWith(' '))).toEqual(['women', 'about', 'men'])
  expect(after(move(menu, ['about'], [], 0)).at(0)).toBe('about')
  expect(after(move(menu, ['women'], [], 2)).at(-5)).toBe('women')
})

test('items without room between their priorities are renumbered', () => {
  const level = [item('a', undefined), item('b', undefined), item('c', 0)]
  expect(after(move(readMenu(level), ['c'], [], 1), level)).toEqual(['a', 'c', 'b'])
})

test('a link moves within its group, into other groups, and stays itself', () => {
  expect(after(move(menu, jackets, ['women', 'clothes'], 1)).slice(1, 4)).toEqual([
    '  clothes',
    '    trousers',
    '    jackets',
  ])
  const change = move(menu, jackets, ['men', 'clothes2'], 0)
  expect(after(change)).toEqual([
    'women',
    '  clothes',
    '    trousers',
    '  gear',
    'men',
    '  clothes2',
    '    jackets',
    '    shirts',
    'about',
  ])
  expect(applyPatches(stored, change?.patches ?? [])[2]).toMatchObject({ groups: [{ routes: [route('jackets'), {}] }] })
  expect(change?.message).toBe('Moved “jackets” to place 1 in “clothes2”.')
  expect(after(move(menu, jackets, ['women', 'gear'], 0)).slice(3, 5)).toEqual(['  gear', '    jackets'])
})

test('steps of the keyboard cross the ends of groups and items', () => {
  expect(after(step(menu, ['women', 'clothes', 'trousers'], 'down', newKey)).slice(3, 5)).toEqual([
    '  gear',
    '    trousers',
  ])
  expect(after(step(menu, ['men', 'clothes2', 'shirts'], 'up', newKey)).slice(4, 6)).toEqual(['  gear', '    shirts'])
  expect(after(step(menu, ['women', 'gear'], 'down', newKey)).slice(4, 6)).toEqual(['men', '  gear'])
  expect(step(menu, ['women'], 'up', newKey)).toBeUndefined()
  expect(step(menu, ['about'], 'down', newKey)).toBeUndefined()
})

test('a link becomes an item, and an item without groups a link', () => {
  expect(after(step(menu, jackets, 'out', newKey))).toEqual([
    'women',
    '  clothes',
    '    trousers',
    '  gear',
    'jackets',
    'men',
    '  clothes2',
    '    shirts',
    'about',
  ])
  expect(after(step(menu, ['about'], 'in', newKey)).slice(-3)).toEqual(['  clothes2', '    shirts', '    about'])
  expect(step(menu, ['men'], 'in', newKey)).toBeUndefined()
  const members = stored.map((own) => (own._key === 'about' ? { ...own, showTo: 'logged_in' } : own))
  expect(step(readMenu(members), ['about'], 'in', newKey)).toBeUndefined()
})

test('a dragged node goes next to one of its kind, or into a node that can hold it', () => {
  expect(after(drop(menu, ['about'], ['women'], 'before')).at(0)).toBe('about')
  expect(after(drop(menu, ['women', 'clothes', 'trousers'], jackets, 'before'))[2]).toBe('    trousers')
  expect(after(drop(menu, jackets, ['men', 'clothes2', 'shirts'], 'after')).slice(5, 8)).toEqual([
    '  clothes2',
    '    shirts',
    '    jackets',
  ])
  expect(after(drop(menu, jackets, ['women', 'gear'], 'into')).slice(3, 5)).toEqual(['  gear', '    jackets'])
  expect(after(drop(menu, ['women', 'clothes'], ['men'], 'into')).slice(2, 5)).toEqual([
    'men',
    '  clothes2',
    '    shirts',
  ])
  expect(drop(menu, jackets, ['men'], 'into')).toBeUndefined()
  expect(drop(menu, jackets, jackets, 'before')).toBeUndefined()
})

test('nodes are added at the end and removed with their children', () => {
  expect(after(add(menu, [], 'new')).at(-1)).toBe('new')
  expect(after(add(menu, ['about'], 'new')).at(-1)).toBe('  new')
  expect(after(add(menu, ['women', 'gear'], 'new'))[5]).toBe('    new')
  expect(after(remove(menu, ['women', 'clothes']))).toEqual(['women', '  gear', ...tree.slice(5)])
  expect(after(remove(menu, ['women']))[0]).toBe('men')
  expect(after(add([], [], 'new'), [])).toEqual(['new'])
})

test('a page fills the texts and addresses that it has', () => {
  const page = { title: { nb: 'Ull', en: undefined }, linkNb: '/nb/ull', linkEn: undefined }
  const change = fill(menu, jackets, page)
  expect(applyPatches(stored, change?.patches ?? [])).toMatchObject([
    {},
    {
      groups: [{ routes: [{ title: { nb: 'Ull', en: 'jackets' }, linkNb: '/nb/ull', linkEn: '/en/jackets' }, {}] }, {}],
    },
    {},
  ])
  expect(applyPatches(applyPatches(stored, change?.patches ?? []), change?.undo ?? [])).toEqual(stored)
})

test('two editors who move different links do not undo each other’s work', () => {
  const mine = move(menu, jackets, ['men', 'clothes2'], 1)
  const theirs = move(menu, ['women', 'clothes', 'trousers'], ['women', 'gear'], 0)
  const both = applyPatches(applyPatches(stored, mine?.patches ?? []), theirs?.patches ?? [])
  expect(outline(both)).toEqual([
    'women',
    '  clothes',
    '  gear',
    '    trousers',
    'men',
    '  clothes2',
    '    shirts',
    '    jackets',
    'about',
  ])
})
