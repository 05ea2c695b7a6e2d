import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { requireProgram } from '../install/debian-package.ts'

const DAYS = 30
const RENEWED_AFTER_MS = (DAYS - 5) * 24 * 60 * 60 * 1000

/** Files with a certificate and its key, as HAProxy reads them. */
export type Certificate = {
  readonly folder: string
  readonly valid: string
  /** The one that the proxy serves: a copy, which may be replaced. */
  readonly served: string
}

/** A certificate for `localhost` without a signature, kept in the folder; this program and its children accept it. */
export function trustedCertificate(folder: string): Certificate {
  const valid = join(folder, 'valid-with-key.pem')
  if (!existsSync(valid) || Date.now() - statSync(valid).mtimeMs > RENEWED_AFTER_MS) sign(folder, 'valid')
  const certificate = join(folder, 'valid.pem')
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
  process.env.NODE_EXTRA_CA_CERTS = certificate
  const served = join(folder, 'served.pem')
  copyFileSync(valid, served)
  return { folder, valid, served }
}

/** A certificate for `localhost` that expired a month ago, with its key. */
export function expiredCertificate(folder: string): string {
  const faketime = requireProgram('faketime', 'faketime')
  return sign(folder, 'ended', faketime, `${2 * DAYS} days ago`)
}

function sign(folder: string, name: string, ...command: readonly string[]): string {
  mkdirSync(folder, { recursive: true })
  const certificate = join(folder, `${name}.pem`)
  const key = join(folder, `${name}-key.pem`)
  const withKey = join(folder, `${name}-with-key.pem`)
  const [program = '', ...before] = [...command, requireProgram('openssl', 'openssl')]
  execFileSync(
    program,
    [
      ...before,
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', String(DAYS), '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  )
  writeFileSync(withKey, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  return withKey
}
