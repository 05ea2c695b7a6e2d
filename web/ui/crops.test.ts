import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crops } from '../domain/content/picture-crops.ts'

const web = join(import.meta.dirname, '..')

/** Ratios, width over height, of the frames that a stylesheet draws. */
function framesIn(path: string): number[] {
  const declarations = readFileSync(join(web, path), 'utf8').matchAll(
    /(?:aspect-ratio|--product-ratio): ([\d.]+)(?: \/ ([\d.]+))?;/g,
  )
  return [...declarations].map(([, width, height = '1']) => Number(width) / Number(height))
}

test.each([
  ['ui/tokens.css', [crops.product]],
  ['ui/content-card/content-card.module.css', [crops.card]],
  ['features/editorial/article-template.module.css', [crops.article, crops.articlePhone]],
  ['content/blocks/carousel/carousel.module.css', [crops.card, crops.articlePhone]],
])('the frames of %s are the crops that the Studio previews', (path, ratios) => {
  expect(framesIn(path)).toEqual(ratios)
})
