import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SetUpError } from './set-up-error.mjs'

const paths = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/opt/homebrew/sbin/varnishd']

/**
 * The path of Varnish, for tests; installs it, with varnish-modules, where that is possible.
 * @throws {SetUpError} when there is none and it cannot be installed
 */
export function requireVarnish(): string {
  const found = varnishPath()
  if (found) return found
  const missing = new SetUpError('No Varnish: install varnish and varnish-modules, and run the tests again.')
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) throw missing
  console.info('Installing Varnish (once) ...')
  try {
    execFileSync('apt-get', ['update'], { stdio: 'pipe' })
    const packages = ['varnish', 'varnish-modules']
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'pipe' })
  } catch {
    throw missing
  }
  const installed = varnishPath()
  if (!installed) throw missing
  return installed
}

function varnishPath(): string | undefined {
  return [process.env.VARNISH_PATH, ...paths].find((path) => path !== undefined && existsSync(path))
}
