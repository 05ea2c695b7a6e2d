import type { APIRequestContext, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { linkFields } from '#web/content/queries/fragments.groq.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import { enterDraftMode } from '../support/draft-mode.ts'
import { expect, hasInvisibleCharacters, test } from '../support/fixtures.ts'
import { sitemapPaths } from '../support/sitemap.ts'
import { uiTexts } from '../support/ui-texts.ts'
import {
  type DrawnMark,
  drawnMarks,
  type EditTarget,
  overlayTarget,
  type PreviewedElement,
  previewedElements,
  valueAt,
} from './edit-targets.ts'

type Documents = ReadonlyMap<string, unknown>

for (const lang of ['nb', 'en'] as const) {
  // Positions do not depend on the language, and checking them takes most of the time.
  const isDrawingChecked = lang === 'nb'
  const where = isDrawingChecked ? ', where it is drawn' : ''
  test(`every text and picture of every template opens its own field${where}, in its own language: ${lang}`, async ({
    page,
    request,
    lake,
  }) => {
    test.setTimeout(300_000)
    const documents = await draftDocuments(lake)
    const isUiText = uiTexts(lang)
    const faults: string[] = []
    const hovered = new Set<string>()
    await enterDraftMode(page, lake, `/${lang}`)
    for (const path of await pathsToLookAt(request, lake, lang)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1').first()).toBeVisible()
      const { texts, pictures } = await previewedElements(page)
      const fault = (what: string) => faults.push(`${path}: ${what}`)
      for (const text of texts) {
        const problem = textProblem(text, documents, lang, isUiText)
        if (problem) fault(problem)
      }
      for (const picture of pictures) {
        const problem = picture.attribute ? targetProblem(picture.attribute, documents, lang) : 'opens nothing'
        if (problem) fault(`picture ${picture.text} ${problem}`)
      }
      for (const place of await hiddenMarks(page)) fault(`invisible characters in ${place}`)
      if (!isDrawingChecked) continue
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
    expect([...new Set(faults)]).toEqual([])
    if (isDrawingChecked) expect(hovered.size).toBeGreaterThan(20)
  })
}

test('for shoppers the whole card is a link', async ({ page }) => {
  await page.goto('/nb/shop')
  const card = page
    .locator('article')
    .filter({ has: page.locator('img') })
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
  // Lists show what other tests have created since.
  if (!doc && id.includes('-e2e-')) return undefined
  if (!doc) return `opens an unknown document ${id}`
  if (valueAt(doc, path) === undefined) return `opens ${id}, which has no ${path}`
  const [before, language] = path.split(/\.(nb|en)(?=$|\.|\[)/)
  if (language && language !== lang && valueAt(doc, `${before}.${lang}`))
    return `opens ${id}, ${path}, on a page in ${lang}`
  return undefined
}

/** Places outside the page's texts that contain click-to-edit characters. */
async function hiddenMarks(page: Page): Promise<string[]> {
  const places = await page.evaluate(() => [
    { place: 'the title', text: document.title },
    ...[...document.querySelectorAll('script')].map(({ type, textContent }) => ({
      place: `script ${type}`,
      // Next's own payload repeats the page's texts, marks and all.
      text: type === 'application/ld+json' ? (textContent ?? '') : '',
    })),
    ...[...document.querySelectorAll('head *, body *')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ place: `${element.localName}[${name}]`, text: value })),
    ),
  ])
  return places.filter(({ text }) => hasInvisibleCharacters(text)).map(({ place }) => place)
}
