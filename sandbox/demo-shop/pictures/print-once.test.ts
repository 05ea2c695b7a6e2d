import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blockOf, printPartsOnce, softPart } from './print-once.ts'

const root = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180">${inside}</svg>`

/** Strokes that cross the block's edges: a tile without its neighbours' would show a grid. */
const block = blockOf('cloth', 40, 30, '<path d="M-6 15l52 0M20 -6l0 42" stroke="#203040" stroke-width="6"/>')
const laid = Array.from(
  { length: 36 },
  (_, i) => `<use href="#cloth" x="${(i % 6) * 40}" y="${Math.floor(i / 6) * 30}"/>`,
)
const soft = softPart('<rect width="240" height="180" fill="#c0d0b0"/><circle cx="120" cy="90" r="60" opacity=".1"/>')
const drawing = root(`<defs>${block}</defs>${soft}${laid.join('')}`)

async function pixels(svg: string) {
  return await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
}

test('a drawing with parts printed once looks as it did', async () => {
  const [before, after] = await Promise.all([pixels(drawing), pixels(await printPartsOnce(drawing, 1))])
  const differences = before.map((value, i) => Math.abs(value - (after[i] ?? 0)))
  expect(differences.reduce((sum, difference) => sum + difference, 0) / before.length).toBeLessThan(1)
  expect(Math.max(...differences)).toBeLessThan(24)
})

test('each block is printed once, in the size in which it is used', async () => {
  const enlarged = drawing.replace('<svg ', '<svg data-enlarged="2.0" ')
  const printed = await printPartsOnce(enlarged, 1.5)
  const [, tile = ''] = /id="cloth"[^>]*base64,([^"]+)"/.exec(printed) ?? []
  expect(await sharp(Buffer.from(tile, 'base64')).metadata()).toMatchObject({ width: 120, height: 90 })
  expect(printed.match(/<use /g)).toHaveLength(36)
})

test('drawings without such a part stay unchanged', async () => {
  const plain = root('<g><path d="M0 0h240"/></g>')
  expect(await printPartsOnce(plain, 1)).toBe(plain)
})
