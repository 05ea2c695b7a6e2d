import 'server-only'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Decoded, decodedSchema, type Task } from './decoder-task.ts'

/** A process that holds on to more bytes than this after a picture is replaced, so that the next one has room. */
const MAX_KEPT_MEMORY = 200_000_000

/** Not by an import: Next's bundler looks for the program of an imported `fork` in the build, where it is not. */
const { fork } = process.getBuiltinModule('node:child_process')

/** Processes that wait for a picture. */
const idle = new Set<ChildProcess>()

/**
 * The picture in all sizes of its kind. It is decoded in another process, whose memory is limited: a picture that needs
 * more is `pictureTooLarge`. When the signal is aborted, the process is killed.
 * @throws the signal's reason when it is aborted, or when the process ends by itself without having met with a picture
 */
export async function decodePicture(task: Task, signal: AbortSignal): Promise<Decoded['result']> {
  signal.throwIfAborted()
  const [kept] = idle
  const child = kept ?? startProcess()
  idle.delete(child)
  try {
    const { result, memory } = await ask(child, task, signal)
    if (memory <= MAX_KEPT_MEMORY && child.connected) idle.add(child)
    return result
  } finally {
    if (!idle.has(child)) child.kill('SIGKILL')
  }
}

async function ask(child: ChildProcess, task: Task, signal: AbortSignal): Promise<Decoded> {
  const answered = new AbortController()
  const options = { signal: AbortSignal.any([signal, answered.signal]) }
  try {
    child.send(task)
    return await Promise.race([
      once(child, 'message', options).then(([message]) => decodedSchema.parse(message)),
      once(child, 'exit', options).then(([code, endedBy]) => afterEnd(code, endedBy)),
    ])
  } finally {
    answered.abort()
  }
}

/** The result for a picture that ended its decoder, by taking too much memory or by breaking it. */
function afterEnd(code: number | null, endedBy: NodeJS.Signals | null): Decoded {
  if (endedBy === null) throw new Error(`The picture decoder ended with code ${code}`)
  return { memory: 0, result: { refusal: endedBy === 'SIGKILL' ? 'pictureTooLarge' : 'notAPicture' } }
}

function startProcess(): ChildProcess {
  const program = join(dirname(fileURLToPath(import.meta.url)), 'decoder-process.ts')
  const child = fork(program, {
    // Passes on nothing that this process knows: the bytes come from a stranger.
    env: { NODE_ENV: process.env.NODE_ENV, SystemRoot: process.env.SystemRoot },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('exit', () => idle.delete(child))
  // It neither keeps this process alive nor brings it down.
  child.unref()
  child.channel?.unref()
  child.on('error', () => idle.delete(child))
  return child
}
