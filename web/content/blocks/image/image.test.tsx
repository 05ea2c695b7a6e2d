import { beforeAll, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { asset, renderRichText } from '../block-fixtures.tsx'

beforeAll(stubEnvironment)

const image = { _type: 'image' as const, _key: 'i', asset, alt: 'Tåke over granskog', caption: 'Nordmarka', lqip: null }

test('a picture keeps its place, describes itself, opens its field and carries its caption', () => {
  const html = renderRichText([image])
  expect(html).toMatch(/width="1600" height="1000"/)
  expect(html).toContain('alt="Tåke over granskog"')
  expect(html).toMatch(/srcSet="[^"]* 200w,[^"]* 1600w"/)
  expect(html).toContain('data-sanity="page-about|content.nb[_key==&quot;i&quot;]"')
  expect(html).toMatch(/<figcaption[^>]*>Nordmarka<\/figcaption>/)
  expect(html).toContain('loading="lazy"')
})

test('it keeps its hotspot, and has no placeholder, which is for pictures above the fold', () => {
  const hotspot = { _type: 'sanity.imageHotspot' as const, x: 0.2, y: 0.4, width: 0.3, height: 0.3 }
  const html = renderRichText([{ ...image, lqip: 'data:image/png;base64,AA==', hotspot }])
  expect(html).not.toContain('data:image')
  expect(html).toContain('object-position:20% 40%')
})

test('without a picture there is nothing', () => {
  expect(renderRichText([{ _type: 'image', _key: 'i', lqip: null, caption: 'Uten' }])).not.toContain('figure')
})
