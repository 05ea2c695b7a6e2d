import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? `no token --${name}`
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return reference ? token(reference) : value
}

const stylesheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !path.includes('node_modules') && !path.includes('.next'))
  .map((path) => ({ path, css: readFileSync(join(web, path), 'utf8') }))
/** Without the preview, which only editors see. */
const forShoppers = stylesheets.filter(({ path }) => !path.startsWith('preview/'))

describe('[R9.11] the figures of docs/product/9', () => {
  test.each([
    ['breakpoint-mobile', '600px'],
    ['breakpoint-mini-tablet', '800px'],
    ['breakpoint-navigation', '950px'],
    ['breakpoint-modal-width', '800px'],
    ['breakpoint-modal-height', '700px'],
    ['grid-unit', '8px'],
    ['layer-page-element', '4'],
    ['layer-global-navigation', '10'],
    ['layer-page-navigation', '11'],
    ['layer-cart-overlay', '12'],
    ['layer-nav-bar', '13'],
    ['layer-cart', '13'],
    ['layer-popup', '20'],
    ['layer-modal', '30'],
    ['layer-sidebar', '31'],
    ['moss', '#cccc52'],
    ['colour-progress', '#1f3033'],
    ['product-ratio', '730 / 937'],
  ])('%s is %s', (name, value) => expect(token(name)).toBe(value))

  test('media queries use these breakpoints (and the widest grid’s 1200px) only', () => {
    const queries = forShoppers.flatMap(({ css }) => [...css.matchAll(/@media([^{]*)\{/g)])
    const used = queries.flatMap(([, query = '']) => query.match(/[\d.]+(?:px|r?em)/g) ?? [])
    expect(new Set(used)).toEqual(new Set(['600px', '700px', '800px', '950px', '1200px']))
  })

  test('elements above the page take a layer; numbers order only elements within one element', () => {
    const layers = stylesheets.flatMap(({ path, css }) =>
      [...css.matchAll(/z-index: ([^;]+);/g)].map(([, value = '']) => ({ path, value })),
    )
    expect(layers.filter(({ value }) => value.includes('var(--layer-')).length).toBeGreaterThan(5)
    const raw = layers.filter(({ value }) => !value.includes('var(--layer-') && Math.abs(Number(value)) > 2)
    expect(raw).toEqual([])
  })
})

test('colours are written in tokens.css only', () => {
  const raw = stylesheets.filter(({ path, css }) => path !== 'ui/tokens.css' && /#[0-9a-f]{3,8}\b|rgba?\(/i.test(css))
  expect(raw.map(({ path }) => path)).toEqual([])
})

test('no width depends on the face that happens to be loaded: lines end alike before and after the swap', () => {
  const inZeros = stylesheets.filter(({ css }) => /:[^;]*\b[\d.]+ch\b/.test(css))
  expect(inZeros.map(({ path }) => path)).toEqual([])
})

/**
 * Chromium would restyle the whole page whenever an element is added anywhere: ten times while a list loads. Print and
 * the preview do without.
 */
test('no rule styles elements below the root by what the root contains', () => {
  const pageWide = forShoppers.flatMap(({ path, css }) => {
    const onScreen = css.replaceAll(/^@media print \{[\s\S]*?^\}/gm, '')
    const rules =
      onScreen.match(/(?<![\w-])(?::root|html|body):has\((?:[^()]|\([^()]*\))*\)[^,{]*[\s>~+][^,{]*\S\s*\{/g) ?? []
    return rules.map((rule) => `${path}: ${rule}`)
  })
  expect(pageWide).toEqual([])
})

/**
 * Chromium keeps one list of all elements that these rules style. With one that names neither element, class nor
 * attribute, it restyles all of `main` whenever something in it is added.
 */
test('a style below an element with :has names the element that it styles', () => {
  const unnamed = stylesheets.flatMap(({ path, css }) => {
    const onScreen = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^@media print \{[\s\S]*?^\}/gm, '')
    const selectors = [...onScreen.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
      withoutArguments(list).split(','),
    )
    return selectors.filter(stylesUnnamed).map((selector) => `${path}: ${selector.trim()}`)
  })
  expect(unnamed).toEqual([])
})

function stylesUnnamed(selector: string): boolean {
  const compounds = selector.trim().split(/\s*[\s>+~]\s*/)
  const isBelow = compounds.slice(0, -1).some((compound) => compound.includes(':has'))
  return isBelow && !/^[a-z]|[.#[]/.test(compounds.at(-1) ?? '')
}

function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

describe('contrast', () => {
  const text = [
    ['colour-text', 'colour-ground'],
    ['colour-text-quiet', 'colour-ground'],
    ['colour-text-quiet', 'lichen-dark'],
    ['colour-text', 'moss'],
    ['colour-text', 'moss-light'],
    ['moss', 'spruce'],
    ['stone-300', 'spruce'],
    ['lichen', 'spruce'],
    ['heather', 'heather-light'],
    ['snow', 'heather'],
    ['colour-danger', 'colour-ground'],
    ['colour-danger', 'lichen-dark'],
    ['colour-danger-on-dark', 'spruce'],
  ] as const
  test.each(text)('text in %s on %s: 4.5', (ink, ground) => {
    expect(contrast(token(ink), token(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['colour-ground', 'snow'])('edges of controls on %s: 3', (ground) => {
    expect(contrast(token('colour-control-line'), token(ground))).toBeGreaterThanOrEqual(3)
  })
})

/** Contrast of two `#rrggbb` colours by WCAG 2. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
