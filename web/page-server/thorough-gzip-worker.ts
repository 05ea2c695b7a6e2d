import { parentPort } from 'node:worker_threads'
import { gzipAsync } from '@gfx/zopfli'
import { z } from 'zod'

/** More rounds take longer and save some ten bytes of a large file. */
const ROUNDS = 5

parentPort?.on('message', async (message: unknown) => {
  const body = z.instanceof(Uint8Array).parse(message)
  parentPort?.postMessage(await gzipAsync(body, { numiterations: ROUNDS }))
})
