import { expect, test } from 'vitest'
import { en } from '#web/i18n/en.ts'
import { nb } from '#web/i18n/nb.ts'
import { looksLikeShop } from './shop-names.ts'

test.each([
  'Tretopp',
  'TRETOPP',
  'T r e t o p p',
  'T.r.e-t_o\u00A0p\u2003p',
  'Tr\u0435t\u043Epp',
  'ΤRΕΤΟΡΡ',
  'Ｔｒｅｔｏｐｐ',
  '𝐓𝐫𝐞𝐭𝐨𝐩𝐩',
  'ᴛʀᴇᴛᴏᴘᴘ',
  'Tre\u0301to\u0308pp',
  'Tretøpp',
  'Tr3t0pp',
  'Tretopp AS',
  'Kari i Tretopp',
  'hei@tretopp.example',
  'Butikken',
  'But1kken',
  'ButIkken',
  'Kari (butikken)',
  'The  Shop',
  'Admin',
  '*Moderator*',
  'Kundeservice',
  'Customer Support',
])('[R8.04] %j could be taken for the shop', (name) => {
  expect(looksLikeShop(name, 'Tretopp')).toBe(true)
})

test.each([nb, en])(
  'no member is called as the pages call the shop, or a member who is gone',
  ({ discussion, reviews }) => {
    for (const name of [discussion.shop, reviews.shop, discussion.formerMember, reviews.formerMember])
      expect(looksLikeShop(name, 'Tretopp'), name).toBe(true)
  },
)

test.each([
  'Kari Nordmann',
  'Tretoppen',
  'Bishop',
  'Шопен',
  'Ида Петрова',
  'Γιώργος Παπαδόπουλος',
  '李小龙',
  'Ådne Østbø',
  'Adminah',
  'O’Shopley',
])('%j is a name', (name) => {
  expect(looksLikeShop(name, 'Tretopp')).toBe(false)
})

test('a shop without a name reserves the roles only', () => {
  expect(looksLikeShop('Tretopp', '')).toBe(false)
  expect(looksLikeShop('Admin', '')).toBe(true)
})
