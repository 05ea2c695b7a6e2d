import { randomUUID } from 'node:crypto'
import { community as en } from '#web/i18n/messages/en/community.ts'
import { community as nb } from '#web/i18n/messages/nb/community.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { logInAs, ownMember } from '../support/own-member.ts'

// One of them redirects the English community page for a while, which only tests of this file and of every page visit.
test.describe.configure({ mode: 'default' })

test('[R1.05] [R1.06] the community page shows what is discussed and reviewed, and greets members', async ({
  page,
  context,
}) => {
  const expectLatest = async (lang: 'nb' | 'en') => {
    const texts = { nb, en }[lang]
    await page.goto(`/${lang}/community`)
    for (const heading of [texts.latestPosts, texts.latestReviews, texts.campaigns]) {
      const region = page.getByRole('region', { name: heading, exact: true })
      await expect(region.getByRole('listitem').first()).toBeVisible()
    }
    const discussion = page.getByRole('region', { name: texts.latestPosts, exact: true }).getByRole('link').first()
    await expect(discussion).toHaveAttribute('href', new RegExp(`^/${lang}/community/[^#]+#post-`))
  }
  await expectLatest('nb')
  expect(await seriousFindings(page)).toEqual([])
  await logInAs(context, await ownMember('Åse-Marie Nordmann', 'en'))
  await expectLatest('en')
  await expect(page.getByText(en.greeting.replace('{name}', 'Åse-Marie'))).toBeVisible()
})

test('the discussion of a co-designed product has a page of its own, with its first posts', async ({ page }) => {
  await page.goto('/nb/community/brygge-bysekk-16')
  const thread = page.locator('article').first()
  await expect(thread).toContainText('Dette vet vi så langt')
  // The shop's answers are marked, and only they: not the members who reply to the shop.
  const author = (name: string) => thread.locator('b', { hasText: name }).first()
  const transparent = 'rgba(0, 0, 0, 0)'
  await expect(author('Fra butikken')).not.toHaveCSS('background-color', transparent)
  await expect(author('Jonas Bakke')).toHaveCSS('background-color', transparent)
  await expect(page.getByLabel('Skriv et innlegg')).toBeVisible()
})

test('[R2.37] the community page leads to the newer page that editors have chosen, and stays where that has no address', async ({
  request,
  lake,
}) => {
  const slug = `e2e-${randomUUID()}`
  const id = `page-${slug}`
  const category = await lake.fetch<{ _id: string; slug: { en: { current: string } } }>(
    '*[_type == "categoryPage" && defined(slug.en.current)][0]{_id, slug}',
  )
  await lake.create({
    _id: id,
    _type: 'page',
    title: { _type: 'localeString', nb: 'Møteplassen', en: 'The meeting place' },
    category: { _type: 'reference', _ref: category._id, _weak: true },
    slug: { _type: 'localeSlug', en: { _type: 'slug', current: slug } },
  })
  const visit = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), new URL(response.headers().location ?? '/', 'http://x').pathname]
  }
  try {
    await lake
      .patch('communityPage')
      .set({ newerPage: { _type: 'reference', _ref: id, _weak: true } })
      .commit()
    const newer = `/en/${category.slug.en.current}/${slug}`
    await expect.poll(() => visit('/en/community')).toEqual([307, newer])
    expect(await visit('/nb/community')).toEqual([200, '/'])
    expect((await request.get(newer)).status()).toBe(200)
  } finally {
    await lake.patch('communityPage').unset(['newerPage']).commit()
    await expect.poll(() => visit('/en/community')).toEqual([200, '/'])
    await lake.delete(id)
  }
})
