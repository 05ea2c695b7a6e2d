import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { requireProgram } from '../install/debian-package.ts'

const DAYS = 30
const RENEWED_AFTER_MS = (DAYS - 5) * 24 * 60 * 60 * 1000

/**
 * A certificate for `localhost` that nobody has signed, with its key in one file, as HAProxy reads it. It is kept in
 * the folder; this program and its children accept it.
 */
export function trustedCertificate(folder: string): string {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const withKey = join(folder, 'with-key.pem')
  if (!existsSync(withKey) || Date.now() - statSync(withKey).mtimeMs > RENEWED_AFTER_MS) {
    mkdirSync(folder, { recursive: true })
    const openssl = requireProgram('openssl', 'openssl')
    execFileSync(
      openssl,
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', String(DAYS), '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
        ...['-keyout', key, '-out', certificate],
      ],
      { stdio: 'pipe' },
    )
    writeFileSync(withKey, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  }
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
  process.env.NODE_EXTRA_CA_CERTS = certificate
  return withKey
}
