import type { APIRequestContext, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { linkFields } from '#web/content/queries/fragments.groq.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import { allowDrafts } from '../support/draft-mode.ts'
import { expect, test } from '../support/fixtures.ts'
import { sitemapPaths } from '../support/sitemap.ts'
import { uiTexts } from '../support/ui-texts.ts'
import {
  type DrawnMark,
  drawnMarks,
  type EditTarget,
  overlayTarget,
  type PreviewedElement,
  type PreviewedPage,
  previewedPage,
  valueAt,
} from './edit-targets.ts'

type Documents = ReadonlyMap<string, unknown>

test('every text and picture of every template opens its own field, where it is drawn, in its own language', async ({
  page,
  request,
  lake,
}) => {
  test.setTimeout(300_000)
  const documents = await draftDocuments(lake)
  const faults: string[] = []

  await test.step('nb, as it is drawn', async () => {
    const hovered = new Set<string>()
    await allowDrafts(page, lake)
    for (const path of await pathsToLookAt(request, lake, 'nb')) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1').first()).toBeVisible()
      const fault = (what: string) => faults.push(`${path}: ${what}`)
      problemsOf(await previewedPage(page), documents, 'nb').map(fault)
      // The styles that let clicks through are loaded with the overlays.
      await expect(page.locator('sanity-visual-editing > *').first()).toBeAttached()
      // A campaign's count takes the place of what is known without it.
      await expect(page.locator('[data-campaign="loading"]')).toHaveCount(0)
      for (const campaign of await page.locator('[data-live="campaign"]').all()) {
        await campaign.scrollIntoViewIfNeeded()
        await expect(campaign.locator('[style*="scaleX"]')).toBeAttached()
      }
      // Header and footer are the same on every page of the site.
      const parts = hovered.size === 0 ? 'body > header, main, body > footer' : 'main'
      if (parts !== 'main') await showHeader(page)
      for (const mark of await drawnMarks(page, parts)) {
        const problem = await drawnProblem(page, mark, hovered)
        if (problem) fault(`${mark.what} ${problem}`)
      }
    }
    expect(hovered.size).toBeGreaterThan(20)
  })

  await test.step('en, as the server sends it', async () => {
    let marked = 0
    for (const path of await pathsToLookAt(request, lake, 'en')) {
      const html = await (await page.request.get(path)).text()
      const previewed = await previewedPage(page, html)
      marked += previewed.texts.filter(({ stega }) => stega).length
      for (const problem of problemsOf(previewed, documents, 'en')) faults.push(`${path}: ${problem}`)
    }
    expect(marked).toBeGreaterThan(1000)
  })
  expect([...new Set(faults)]).toEqual([])
})

test('for shoppers the whole card is a link', async ({ page }) => {
  await page.goto('/nb/shop')
  // Products of other tests are deleted meanwhile.
  const card = page
    .locator('article')
    .filter({ has: page.locator('img'), hasNot: page.locator('a[href*="/e2e-"]') })
    .first()
  const href = await card.getByRole('link').last().getAttribute('href')
  await card.locator('img').first().click({ force: true })
  await expect(page).toHaveURL((url) => url.pathname + url.search === href)
})

/** The header is hidden on the way down and slides back on the way up. */
async function showHeader(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.locator('body > header')).toBeInViewport({ ratio: 1 })
}

/** Why a click on the mark does not open its field. Checks the overlay of one mark of each kind. */
async function drawnProblem(page: Page, mark: DrawnMark, hovered: Set<string>): Promise<string | undefined> {
  const { target, isReachable } = mark
  if (!isReachable) return `(${target.path}) is below something else`
  const kind = kindOf(mark)
  if (hovered.has(kind)) return undefined
  hovered.add(kind)
  const opened = await openedByHovering(page, mark)
  const isOwn = opened?.id === target.id && opened.path === target.path
  return isOwn ? undefined : `opens ${opened?.path} of ${opened?.id}, not ${target.path} of ${target.id}`
}

/** The field that the overlay under the pointer opens. After scrolling, overlays react to the pointer with a delay. */
async function openedByHovering(page: Page, mark: DrawnMark): Promise<EditTarget | undefined> {
  for (const _ of [1, 2, 3]) {
    await mark.hover()
    const opened = await overlayTarget(page)
    if (opened) return opened
  }
  return undefined
}

/** Element, document type and field. */
function kindOf({ what, target }: DrawnMark): string {
  return `${what.split(' ')[0]} ${target.id.split('-')[0]} ${target.path.replaceAll(/"[^"]*"/g, '')}`
}

/**
 * Editorial pages of every template that between them show each block, each product state, and one page of every other
 * template.
 */
async function pathsToLookAt(request: APIRequestContext, lake: SanityClient, lang: 'nb' | 'en'): Promise<string[]> {
  const editorial = await editorialPaths(lake, lang)
  const paths = (await sitemapPaths(request)).filter((path) => path.startsWith(`/${lang}`))
  const sold = await lake.fetch<{ state: string; slug: string }[]>(
    '*[_type == "product" && defined(slug[$lang].current) && !(slug.nb.current match "e2e-*")] | order(_id){"state": productState, "slug": slug[$lang].current}',
    { lang },
  )
  const perState = new Map(sold.map(({ state, slug }) => [state, `/${lang}/shop/${slug}`]))
  const firstOfKind = new Map<string, string>()
  for (const path of paths) {
    const [, , first = '', ...rest] = path.split('/')
    if (first === 'shop' && rest.length === 1 && !/\/(women|men)$/.test(path)) continue
    const isEditorial = !['', 'shop', 'community'].includes(first)
    if (!isEditorial) firstOfKind.set(`${first}/${rest[0]}`, path)
  }
  const fixed = [`/${lang}/search`, `/${lang}/checkout`, `/${lang}/account`]
  return [...firstOfKind.values(), ...editorial, ...perState.values(), ...fixed]
}

type EditorialDocument = LinkableDocument & { readonly content: unknown }

/** Adds a page only if it shows a template, a block or a style of text that those before it do not. */
async function editorialPaths(lake: SanityClient, lang: 'nb' | 'en'): Promise<string[]> {
  const documents = await lake.fetch<EditorialDocument[]>(
    `*[_type in ["page", "contentPage", "categoryPage", "landingPage"] && !(_id match "*e2e*")] | order(_id){
      ${linkFields}, "content": coalesce(content[$lang], content.nb)
    }`,
    { lang },
    { perspective: 'published' },
  )
  const shown = new Set<string>()
  return documents
    .map((document) => ({ document, parts: partsOf(document) }))
    .toSorted((a, b) => b.parts.size - a.parts.size)
    .flatMap(({ document, parts }) => {
      if ([...parts].every((part) => shown.has(part))) return []
      for (const part of parts) shown.add(part)
      return pageLink(lang, document) ?? []
    })
}

function partsOf({ _type, content }: EditorialDocument): Set<string> {
  const inContent = JSON.stringify(content ?? null).matchAll(/"(?:_type|style|listItem|buttonType)":"\w+"/g)
  return new Set([_type, ...[...inContent].map(([part]) => part)])
}

async function draftDocuments(lake: SanityClient): Promise<Documents> {
  const all = await lake.fetch<{ _id: string }[]>(
    '*[!(_id in path("**.sanity-*")) && !(_type match "sanity.*")]',
    {},
    {
      perspective: 'drafts',
    },
  )
  return new Map(all.map((doc) => [doc._id.replace(/^drafts\./, ''), doc]))
}

/** What does not open its own field, in the page's language. */
function problemsOf(
  { texts, pictures, hiddenMarks }: PreviewedPage,
  documents: Documents,
  lang: 'nb' | 'en',
): string[] {
  const isUiText = uiTexts(lang)
  return [
    ...texts.flatMap((text) => textProblem(text, documents, lang, isUiText) ?? []),
    ...pictures.flatMap(({ text, attribute }) => {
      const problem = attribute ? targetProblem(attribute, documents, lang) : 'opens nothing'
      return problem ? `picture ${text} ${problem}` : []
    }),
    ...hiddenMarks.map((place) => `invisible characters in ${place}`),
  ]
}

function textProblem(
  { text, stega, attribute }: PreviewedElement,
  documents: Documents,
  lang: string,
  isUiText: (text: string) => boolean,
): string | undefined {
  if (stega) {
    const problem = targetProblem(stega, documents, lang)
    return problem && `“${text.slice(0, 60)}” ${problem}`
  }
  if (!attribute && (isPunctuationOrCount(text) || isUiText(text))) return undefined
  if (!attribute) return `“${text.slice(0, 60)}” opens nothing`
  const problem = targetProblem(attribute, documents, lang)
  return problem && `“${text.slice(0, 60)}” ${problem}`
}

/** Dots between words, and how many things a list has. */
function isPunctuationOrCount(text: string): boolean {
  return !/\p{L}/u.test(text) && /^(\P{N}*|\d+)$/u.test(text)
}

/** A field must exist, and be the one of the page's language where that language has its own. */
function targetProblem({ id, path }: EditTarget, documents: Documents, lang: string): string | undefined {
  const doc = documents.get(id)
  // Lists and the menu show what other tests have created since.
  if (path.includes('e2e-') || (!doc && id.includes('-e2e-'))) return undefined
  if (!doc) return `opens an unknown document ${id}`
  if (valueAt(doc, path) === undefined) return `opens ${id}, which has no ${path}`
  const [before, language] = path.split(/\.(nb|en)(?=$|\.|\[)/)
  if (language && language !== lang && valueAt(doc, `${before}.${lang}`))
    return `opens ${id}, ${path}, on a page in ${lang}`
  return undefined
}
