import { beforeAll, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { asset, renderRichText } from '../block-fixtures.tsx'

beforeAll(stubEnvironment)

const picture = {
  _type: 'blockContentImage' as const,
  _key: 'b',
  image: { asset, hotspot: null, crop: null, lqip: null },
  alt: 'En vott',
  align: 'right' as const,
  maxWidthPx: 320,
  caption: 'Strikket',
}

test('[R3.12] align, width and caption', () => {
  const html = renderRichText([picture])
  expect(html).toContain('--picture-width:320px')
  expect(html).toContain('sizes="(min-width: 320px) 320px, 96vw"')
  expect(html).toMatch(/class="[^"]*right/)
  expect(html).toContain('alt="En vott"')
  expect(html).toMatch(/<figcaption[^>]*>Strikket/)
  expect(html).toContain('.image"')
})

test('in the middle and as wide as the text when nothing is chosen', () => {
  const html = renderRichText([{ ...picture, align: undefined, maxWidthPx: undefined }])
  expect(html).toMatch(/class="[^"]*center/)
  expect(html).not.toContain('--picture-width')
})

test('without a picture there is nothing', () => {
  expect(renderRichText([{ ...picture, image: null }])).not.toContain('figure')
})
