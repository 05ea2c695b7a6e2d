import 'server-only'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Turns } from '#web/lib/turns.ts'
import { Unavailable } from '#web/lib/unavailable.ts'

type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's first choice for argon2id; `memory` is in KiB. Raising it rehashes each password at its next login. */
const current: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const nonceBytes = 16
const hashBytes = 32

const hash = promisify(argon2)

/**
 * Hashes at a time: the other threads of Node's pool are left to files, host names and compression
 * (docs/decisions/0047-accounts.md).
 */
const hashing = new Turns(2)
/** More would wait longer than a call may take. */
const MAX_WAITING = 100

/** The password's argon2id hash in PHC format, with its parameters and a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(nonceBytes)
  return format(current, nonce, await derive(password, nonce, current))
}

/** Whether the password is the one that was hashed, and whether its hash is older than today's parameters. */
export async function checkPassword(
  password: string,
  stored: string,
): Promise<{ readonly isRight: boolean; readonly needsRehash: boolean }> {
  const { parameters, nonce, expected } = parse(stored)
  const isRight = timingSafeEqual(expected, await derive(password, nonce, parameters))
  const needsRehash =
    parameters.memory !== current.memory ||
    parameters.passes !== current.passes ||
    parameters.parallelism !== current.parallelism
  return { isRight, needsRehash }
}

/** Takes as long as checking a password: for addresses that no member has. */
export async function checkNoPassword(password: string): Promise<void> {
  await derive(password, Buffer.alloc(nonceBytes), current)
}

async function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: Parameters): Promise<Buffer> {
  // Two keyboards may type one letter in two ways.
  const message = password.normalize('NFKC')
  if (hashing.waiting >= MAX_WAITING) throw new Unavailable('Too many passwords wait to be hashed')
  return await hashing.run(() =>
    hash('argon2id', { message, nonce, memory, passes, parallelism, tagLength: hashBytes }),
  )
}

function format({ memory, passes, parallelism }: Parameters, nonce: Buffer, hashed: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hashed)}`
}

function parse(stored: string): { parameters: Parameters; nonce: Buffer; expected: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  const [, memory, passes, parallelism, nonce, expected] = match ?? []
  if (!nonce || !expected) throw new Error('A stored password hash is not in PHC format')
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    expected: Buffer.from(expected, 'base64'),
  }
}
