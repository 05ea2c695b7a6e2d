/**
 * The program that decodes pictures that members upload, one picture at a time, in a process of its own
 * (docs/decisions/0049-uploaded-pictures.md). It ends itself when a picture takes too much memory, and with the process
 * that started it.
 */
import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS, pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import { type Decoded, type PictureFile, type Task, taskSchema } from './decoder-task.ts'

/**
 * Bytes of this whole process. An AVIF of 12 million pixels with twelve bits and transparency takes it to 400 million,
 * a JPEG to 140.
 */
const MAX_MEMORY = 500_000_000
const WATCH_INTERVAL_MS = 20
const QUALITY = 82

// Requests go first.
setPriority(Math.min(19, getPriority() + 5))
sharp.concurrency(1)
sharp.cache(false)

process.on('disconnect', end)
// Ctrl-C reaches every process of a terminal; the picture is still finished.
process.on('SIGINT', () => undefined)
process.on('message', async (message) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) end()
  }, WATCH_INTERVAL_MS)
  const result = await decode(taskSchema.parse(message))
  clearInterval(watch)
  process.send?.({ result, memory: process.memoryUsage.rss() } satisfies Decoded)
})

/** At once: an orderly exit waits for the decoder's threads. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}

async function decode(task: Task): Promise<Decoded['result']> {
  try {
    // Reads the head alone, so it needs no limit.
    const { format, width, height } = await sharp(task.bytes, { limitInputPixels: false }).metadata()
    if (format !== (task.format === 'avif' ? 'heif' : task.format)) return { refusal: 'notAPicture' }
    if (width * height > MAX_PICTURE_PIXELS) return { refusal: 'pictureTooLarge' }
    return { files: await encode(task) }
  } catch {
    return { refusal: 'notAPicture' }
  }
}

async function encode({ bytes, kind }: Task): Promise<PictureFile[]> {
  const files: PictureFile[] = []
  // The largest size first, from which the others are made: the upload is decoded once.
  let source = bytes
  for (const size of [...pictureSizes[kind]].reverse()) {
    const resized = await sharp(source, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, pages: 1 })
      .autoOrient()
      .resize({
        width: size,
        height: size,
        ...(kind === 'profile' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true }),
      })
      .webp({ quality: QUALITY })
      .toBuffer()
    files.push({ size, bytes: resized })
    source = resized
  }
  return files
}
