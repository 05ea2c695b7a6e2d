import { requireProgram } from './debian-package.ts'

/**
 * The path of Varnish; installs it, with varnish-modules, where that is possible.
 * @throws {SetUpError} when there is none and it cannot be installed
 */
export function requireVarnish(): string {
  return process.env.VARNISH_PATH || requireProgram('varnishd', 'varnish', 'varnish-modules')
}
