import { expect, test } from 'vitest'
import { checkVideoUrl } from './videoUrl.ts'

test.each([
  'https://vimeo.com/76979871',
  'https://vimeo.com/76979871?share=copy',
  'https://vimeo.com/76979871/a1b2c3',
  'https://player.vimeo.com/video/76979871#t=10s',
])('[R5.15] accepts %s', (url) => {
  expect(checkVideoUrl(url)).toBe(true)
})

test.each([
  'http://vimeo.com/76979871',
  'https://vimeo.com/',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com.evil.example/76979871',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//https://vimeo.com/1',
])('[R5.15] refuses %s by name and says what is accepted', (url) => {
  expect(checkVideoUrl(url)).toBe(
    `Invalid url: ${url} – only Vimeo is accepted, with the number of the video: https://vimeo.com/76979871`,
  )
})
