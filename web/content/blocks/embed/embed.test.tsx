import { beforeAll, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { renderRichText } from '../block-fixtures.tsx'
import { Embed } from './embed.tsx'

// Parts that are loaded separately are rendered at once here.
vi.mock('./lazy-video-facade.tsx', () => import('./video-facade.tsx'))

beforeAll(stubEnvironment)

const embed = { _type: 'embed' as const, _key: 'e', url: 'https://vimeo.com/76979871', autoplay: false, loop: false }

test('nothing of the video is loaded before the click', () => {
  const html = renderRichText([{ ...embed, title: 'Slik lapper du en albue' }])
  expect(html).not.toContain('<iframe')
  expect(html).not.toContain('src="https://player.vimeo.com')
  expect(html).toMatch(/<button[^>]*>.*Spill av video: Slik lapper du en albue/)
})

test('a video without a title still has a named button', () => {
  expect(renderRichText([{ ...embed, title: null }])).toMatch(/<button[^>]*>.*Spill av video/)
})

test('[R5.15] any other address is reported, with what is accepted', () => {
  const html = renderRichText([{ ...embed, title: null, url: 'https://www.youtube.com/watch?v=1' }])
  expect(html).toContain('Invalid url: https://www.youtube.com/watch?v=1')
  expect(html).toContain('Bare Vimeo-adresser med videonummer støttes, for eksempel https://vimeo.com/76979871')
  expect(html).not.toContain('<button')
})

test('[R3.12] a video starts again at its end where the editor wants it to', () => {
  const place = { lang: 'nb', doc: { _id: 'page-about', _type: 'page' }, path: 'content.nb', edit: undefined } as const
  const loopOf = (loop: boolean) => {
    const { props } = Embed({ block: { ...embed, title: null, loop }, ...place })
    return new URL(props.src).searchParams.get('loop')
  }
  expect([loopOf(true), loopOf(false)]).toEqual(['1', null])
})

test('[R3.12] a video that is to play by itself has a player without sound', () => {
  const place = { lang: 'nb', doc: { _id: 'page-about', _type: 'page' }, path: 'content.nb', edit: undefined } as const
  const mutedOf = (autoplay: boolean) => {
    const { mutedSrc } = Embed({ block: { ...embed, title: null, autoplay }, ...place }).props
    return mutedSrc && new URL(mutedSrc).searchParams.get('muted')
  }
  expect([mutedOf(true), mutedOf(false)]).toEqual(['1', undefined])
})
