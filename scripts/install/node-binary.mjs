import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SetUpError } from './set-up-error.mjs'

/**
 * The path of Node 24 from the npm package `node`. Runs the package's install script if npm was set to skip install
 * scripts.
 * @param {string} root
 */
export async function nodeBinary(root) {
  const folder = join(root, 'node_modules/node')
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    try {
      execFileSync(process.execPath, ['installArchSpecificPackage'], { cwd: folder, stdio: 'pipe' })
    } catch {
      throw new SetUpError(
        'Node 24 could not be set up from the npm package "node": delete node_modules and try again.',
      )
    }
  }
  return binary
}
