import 'server-only'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Turns } from '#web/lib/turns.ts'
import { failure, type Result, success } from '../result.ts'
import { type Decoded, decodedSchema, type PictureFile, type Task } from './decoder-task.ts'

/** Pictures that are decoded at the same time, each in a process of its own. */
const AT_ONCE = 2
/** More would wait longer than a call may take. */
const MAX_WAITING = 6
/** Pictures of one member that are decoded or wait, so that one member does not fill the queue. */
const MAX_OF_MEMBER = 3
/** A process that holds on to more bytes than this after a picture is replaced, so that the next one has room. */
const MAX_KEPT_MEMORY = 200_000_000
const RETRY_AFTER_SECONDS = 2

/** Not by an import: Next's bundler looks for the program of an imported `fork` in the build, where it is not. */
const { fork } = process.getBuiltinModule('node:child_process')

type Decoder = {
  readonly turns: Turns
  /** Processes that wait for a picture. */
  readonly idle: Set<ChildProcess>
  /** How many pictures each member has here. */
  readonly callsByMember: Map<string, number>
}

/**
 * On the global object: the limits are for all bundles of the storefront, and for those that replace them in
 * development.
 */
const key = Symbol.for('storefront.picture-decoder')
const store: { [key]?: Decoder } = globalThis as { [key]?: Decoder }

type DecodingRefusal = 'notAPicture' | 'pictureTooLarge' | 'tooManyRequests' | 'unavailable'

/**
 * The picture in all sizes of its kind. It is decoded in another process, whose memory is limited: a picture that needs
 * more is `pictureTooLarge`. Two are decoded at a time and a few wait; further ones are refused at once,
 * `tooManyRequests` if the others are the member's own and else `unavailable`. When the signal is aborted, so is the
 * work, which is then `unavailable` too.
 * @throws when the process cannot be started
 */
export async function decodePicture(
  task: Task,
  memberId: string,
  signal: AbortSignal,
): Promise<Result<readonly PictureFile[], DecodingRefusal>> {
  store[key] ??= { turns: new Turns(AT_ONCE), idle: new Set(), callsByMember: new Map() }
  const { turns, idle, callsByMember } = store[key]
  const others = callsByMember.get(memberId) ?? 0
  if (others >= MAX_OF_MEMBER) return failure('tooManyRequests', RETRY_AFTER_SECONDS)
  if (turns.waiting >= MAX_WAITING) return failure('unavailable', RETRY_AFTER_SECONDS)
  callsByMember.set(memberId, others + 1)
  try {
    const result = await turns.run(() => decodeInProcess(idle, task, signal), signal)
    return 'files' in result ? success(result.files) : failure(result.refusal)
  } catch (error) {
    if (signal.aborted) return failure('unavailable')
    throw error
  } finally {
    const left = (callsByMember.get(memberId) ?? 1) - 1
    if (left > 0) callsByMember.set(memberId, left)
    else callsByMember.delete(memberId)
  }
}

/**
 * @throws the signal's reason when it is aborted, or when the process ends by itself without having met with a picture
 */
async function decodeInProcess(idle: Set<ChildProcess>, task: Task, signal: AbortSignal): Promise<Decoded['result']> {
  const [kept] = idle
  const child = kept ?? startProcess(idle)
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

function startProcess(idle: Set<ChildProcess>): ChildProcess {
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
