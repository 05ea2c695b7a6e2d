import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadEnv } from '#web/config/load-env.ts'

/**
 * Runs the `sanity` command against the sandbox's lake: `npm run sanity -- dataset export production`. Uses the write
 * token unless SANITY_AUTH_TOKEN is set. Without SANITY_STUDIO_API_HOST the command uses the hosted service.
 */
loadEnv()
const { SANITY_STUDIO_API_HOST: apiHost, SANITY_API_WRITE_TOKEN: token } = process.env
const preload = `--import=${new URL('./redirect.ts', import.meta.url).href}`
const program = fileURLToPath(new URL('../../../node_modules/sanity/bin/sanity', import.meta.url))
const env = {
  ...process.env,
  ...(apiHost ? { NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ') } : {}),
  ...(apiHost && token ? { SANITY_AUTH_TOKEN: process.env.SANITY_AUTH_TOKEN ?? token } : {}),
}
const command = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit', env })
command.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
