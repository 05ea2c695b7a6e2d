import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './apt-install.ts'
import { SetUpError } from './set-up-error.mjs'

const FOLDERS = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/opt/homebrew/sbin',
  '/opt/homebrew/bin',
]

/**
 * The path of a program; installs its packages where this is Debian and the user may.
 * @throws {SetUpError} saying what to install
 */
export function requireProgram(name: string, ...packages: readonly string[]): string {
  const found = pathOf(name)
  if (found) return found
  const toInstall = `${name} is missing: install it (Debian: apt-get install ${packages.join(' ')}) and try again.`
  if (!canInstallPackages()) throw new SetUpError(toInstall)
  console.info(`Installing ${packages.join(' and ')} (once) ...`)
  try {
    installPackages(packages)
  } catch {
    throw new SetUpError(toInstall)
  }
  const installed = pathOf(name)
  if (!installed) throw new SetUpError(toInstall)
  return installed
}

function pathOf(name: string): string | undefined {
  return FOLDERS.map((folder) => `${folder}/${name}`).find((path) => existsSync(path))
}
