import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this is Debian and its packages may be installed. */
export function canInstallPackages(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/**
 * Installs Debian packages; those that this version of Debian does not have are left out if they are optional.
 * @throws Error when apt-get fails
 */
export function installPackages(packages: readonly string[], optional: readonly string[] = []): void {
  execFileSync('apt-get', ['update'], { stdio: 'pipe' })
  const names = [...packages, ...optional.filter(hasPackage)]
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], { stdio: 'pipe' })
}

function hasPackage(name: string): boolean {
  return execFileSync('apt-cache', ['search', '--names-only', `^${name}$`], { encoding: 'utf8' }) !== ''
}
