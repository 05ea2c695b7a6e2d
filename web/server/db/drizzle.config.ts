import { defineConfig } from 'drizzle-kit'

/**
 * `npx drizzle-kit generate --config web/server/db/drizzle.config.ts --name <what-changes>` writes the next migration.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './web/server/db/schema/*.ts',
  out: './web/server/db/migrations',
})
