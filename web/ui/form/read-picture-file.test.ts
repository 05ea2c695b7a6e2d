// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readPictureFile } from './read-picture-file.ts'

const png = (width: number, height: number) => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR........', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const file = (bytes: Buffer, type: string) => new File([new Uint8Array(bytes)], 'a', { type })

/** A browser that decodes what is decoded for it: the size in pixels, or nothing. */
function browser(size?: { width: number; height: number }) {
  const decode = vi.fn(async () => {
    if (!size) throw new DOMException('The source image could not be decoded', 'InvalidStateError')
    return { ...size, close: () => undefined }
  })
  vi.stubGlobal('createImageBitmap', decode)
  const drawn: (readonly [number, number])[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_: unknown, _x: number, _y: number, width: number, height: number) => drawn.push([width, height]),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AAAA')
  return { decode, drawn }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('[R5.08] a chosen file', () => {
  test('is scaled down to 1600 pixels, far below what the server takes', async () => {
    const { drawn } = browser({ width: 6300, height: 6300 })
    expect(await readPictureFile(file(png(6300, 6300), 'image/png'))).toEqual({
      dataUrl: 'data:image/jpeg;base64,AAAA',
    })
    expect(drawn).toEqual([[1600, 1600]])
  })

  test('that is not a picture is refused by its content, whatever its type', async () => {
    browser()
    for (const [bytes, type] of [
      [Buffer.from('%PDF-1.7'), 'application/pdf'],
      [Buffer.from('%PDF-1.7'), 'image/png'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
      [png(10, 10), 'image/png'],
    ] as const)
      expect(await readPictureFile(file(bytes, type))).toEqual({ problem: 'notAPicture' })
  })

  test('that is HEIC is named, even without a type, unless the browser can read it', async () => {
    browser()
    for (const type of ['image/heic', '', 'image/jpeg'])
      expect(await readPictureFile(file(heic, type))).toEqual({ problem: 'heicPicture' })
    browser({ width: 10, height: 10 })
    expect(await readPictureFile(file(heic, 'image/heic'))).toHaveProperty('dataUrl')
  })

  test('with too many pixels or bytes is refused before it is decoded', async () => {
    const { decode } = browser({ width: 10, height: 10 })
    expect(await readPictureFile(file(png(20_000, 10_000), 'image/png'))).toEqual({ problem: 'pictureTooLarge' })
    const heavy = file(png(10, 10), 'image/png')
    vi.spyOn(heavy, 'size', 'get').mockReturnValue(100_000_001)
    expect(await readPictureFile(heavy)).toEqual({ problem: 'pictureTooLarge' })
    expect(decode).not.toHaveBeenCalled()
  })
})
