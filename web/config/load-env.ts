import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'

const root = new URL('../../', import.meta.url)

/**
 * Loads `.env`, then `.env.sandbox`, into `process.env`, for programs that Next does not start and for its
 * configuration. A variable that is already set wins, so the order of precedence is process, `.env`, `.env.sandbox`.
 */
export function loadEnv(): void {
  for (const name of ['.env', '.env.sandbox']) {
    const path = fileURLToPath(new URL(name, root))
    if (existsSync(path)) loadEnvFile(path)
  }
}
