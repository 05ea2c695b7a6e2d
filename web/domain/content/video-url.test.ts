import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playerUrl, videoAddress, videoOf } from './video-url.ts'

describe('[R5.15] video addresses', () => {
  test.each([
    ['https://vimeo.com/76979871', { id: '76979871' }],
    ['https://vimeo.com/76979871?share=copy', { id: '76979871' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { id: '76979871' }],
    ['https://player.vimeo.com/video/76979871', { id: '76979871' }],
    ['https://vimeo.com/76979871/ab12cd34ef', { id: '76979871', hash: 'ab12cd34ef' }],
    ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', { id: '76979871', hash: 'ab12cd34ef' }],
  ])('%s is a video', (url, video) => expect(videoOf(url)).toEqual(video))

  test.each([
    'http://vimeo.com/76979871',
    '//vimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
    'https://evil.example/https://vimeo.com/76979871',
    'https://user@vimeo.com/76979871',
    'https://vimeo.com/about',
    'https://www.youtube.com/watch?v=76979871',
    'javascript:alert(1)//https://vimeo.com/76979871',
    '',
    null,
    undefined,
  ])('%s is not a video', (url) => expect(videoOf(url)).toBeUndefined())

  test('every accepted URL leads to the video host', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((rest) => `https://vimeo.com/${rest}`),
    )
    fc.assert(
      fc.property(anything, fc.boolean(), (url, loop) => {
        const video = videoOf(url)
        if (!video) return
        const player = new URL(playerUrl(video, { loop, isMuted: false }))
        expect(player.origin).toBe('https://player.vimeo.com')
        expect(player.pathname).toMatch(/^\/video\/\d+$/)
      }),
    )
  })

  test('the player starts, does not track, and loops only when asked', () => {
    expect(playerUrl({ id: '1' }, { loop: false, isMuted: false })).toBe(
      'https://player.vimeo.com/video/1?autoplay=1&dnt=1',
    )
    expect(playerUrl({ id: '1', hash: 'ab' }, { loop: true, isMuted: true })).toContain('muted=1&loop=1&h=ab')
  })
})

test('the page of a video is the same for each of its addresses', () => {
  expect(videoAddress('https://player.vimeo.com/video/76979871?h=ab12cd34ef&badge=0')).toBe(
    'https://vimeo.com/76979871/ab12cd34ef',
  )
  expect(videoAddress('https://vimeo.com/channels/staffpicks/76979871')).toBe('https://vimeo.com/76979871')
  expect(videoAddress('https://www.youtube.com/watch?v=1')).toBeUndefined()
})
