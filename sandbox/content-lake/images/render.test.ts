import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPictures } from '#sandbox/demo-shop/dataset.ts'
import { readImageParameters } from './parameters.ts'
import { renderPicture } from './render.ts'

const pixels = async (picture: Buffer) => await sharp(picture).removeAlpha().raw().toBuffer()

/** The bytes of a picture in a format, and the mean squared difference from what was compressed. */
async function rendered(path: string, format: 'avif' | 'webp') {
  const parameters = readImageParameters(new URLSearchParams({ w: '375', auto: 'format' }))
  const exact = await pixels((await renderPicture(path, parameters, 'png')).bytes)
  const { bytes } = await renderPicture(path, parameters, format)
  const actual = await pixels(bytes)
  const sum = exact.reduce((total, value, index) => total + (value - (actual[index] ?? 0)) ** 2, 0)
  return { size: bytes.length, difference: sum / exact.length }
}

test('an AVIF is clearly smaller than the WebP of the same figure, and about as good', {
  timeout: 60_000,
}, async () => {
  const path = readPictures().find(
    ({ facts }) => facts.originalFilename === 'garment-topp-beanie-unisex-spruce-front.jpg',
  )?.path
  if (!path) throw new Error('The demo shop has no such picture')
  const [avif, webp] = await Promise.all([rendered(path, 'avif'), rendered(path, 'webp')])
  expect(avif.size).toBeLessThan(0.85 * webp.size)
  expect(avif.difference).toBeLessThan(1.25 * webp.difference)
})
