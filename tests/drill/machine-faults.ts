import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, rmdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expiredCertificate } from '#scripts/cluster/certificate.ts'
import { requireProgram } from '#scripts/install/debian-package.ts'
import type { Fault } from './faults.ts'

/** Megabytes that a database of the demo shop has left until the disk is filled. */
const FREE_MB = 400
const HOUR_SECONDS = 3600

/** A folder on a disk of its own, which can be filled. */
export type SmallDisk = {
  fill(): void
  empty(): void
}

/**
 * Puts a copy of the folder on a small disk in memory until this program ends; then the folder is as it was before, and
 * what was written meanwhile is gone. Undefined for users other than root, which may not mount one.
 */
export function smallDisk(folder: string): SmallDisk | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync(folder)) return undefined
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const [used = ''] = execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${Number(used) + FREE_MB}m,mode=755`, 'tmpfs', disk])
  } catch {
    rmdirSync(disk)
    return undefined
  }
  execFileSync('cp', ['-a', `${folder}/.`, disk])
  execFileSync('mount', ['--bind', disk, folder])
  process.once('exit', () => {
    for (const mounted of [folder, disk]) execFileSync('umount', ['--lazy', mounted])
    rmdirSync(disk)
  })
  const filler = join(disk, 'filler')
  return {
    fill: () => fillDisk(filler),
    empty: () => rmSync(filler, { force: true }),
  }
}

function fillDisk(filler: string): void {
  const file = openSync(filler, 'w')
  try {
    for (const size of [1024 ** 2, 4096]) {
      const zeros = Buffer.alloc(size)
      try {
        for (;;) writeSync(file, zeros)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    }
  } finally {
    closeSync(file)
  }
}

/** PostgreSQL cannot write a byte. */
export function fullDisk(disk: SmallDisk): Fault {
  return { name: 'PostgreSQL: disk full', begin: async () => disk.fill(), end: async () => disk.empty() }
}

/** A clock for the processes with these settings, which may be set while they run. */
export type Clock = { readonly settings: Readonly<Record<string, string>>; setAhead(seconds: number): void }

/** The clock of libfaketime, which replaces the machine's for a process; time that has passed is not changed by it. */
export function settableClock(): Clock {
  requireProgram('faketime', 'faketime')
  const library = execFileSync('dpkg', ['-L', 'libfaketime'], { encoding: 'utf8' }).match(/^.*faketimeMT\.so\.1$/m)?.[0]
  if (!library) throw new Error('libfaketime is not where its package says')
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'offset')
  const setAhead = (seconds: number) => writeFileSync(file, `+${seconds}\n`)
  setAhead(0)
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { settings, setAhead }
}

/** The clocks of the storefronts and the worker jump, not those of the services that they use. */
export function clockJump(clock: Clock): Fault {
  return {
    name: 'The shop’s clock an hour ahead',
    begin: async () => clock.setAhead(HOUR_SECONDS),
    end: async () => clock.setAhead(0),
  }
}

/** The proxy's certificate has expired; then there is a new one, which the proxy takes without a restart. */
export const certificateExpires: Fault = {
  name: 'The certificate expires',
  async begin({ processes, certificate }) {
    await copyFile(expiredCertificate(certificate.folder), certificate.served)
    processes.signal('HAProxy', 'SIGUSR2')
  },
  async end({ processes, certificate }) {
    await copyFile(certificate.valid, certificate.served)
    processes.signal('HAProxy', 'SIGUSR2')
  },
}
