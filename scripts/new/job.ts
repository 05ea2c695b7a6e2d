import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

/** A job that runs by the clock: queue, schedule, work, test. */
export function newJob({ camel, kebab }: Name): Plan {
  const jobs = 'web/jobs/shop-jobs.ts'
  const queues = 'web/server/db/queues.ts'
  return {
    files: [
      {
        path: `web/jobs/${kebab}.ts`,
        text: `import 'server-only'

/** Say what it does, and what happens when it fails: the next run begins where this one did. */
export async function ${camel}(): Promise<void> {}
`,
      },
      {
        path: `web/jobs/${kebab}.test.ts`,
        text: `import { expect, test } from 'vitest'

test('${kebab}: say here what it does', () => {
  expect.fail('Test the work, also when it runs twice and when it is cut off half-way.')
})
`,
      },
    ],
    lines: [
      { path: jobs, before: /^import \{ settleReservations \}/, text: `import { ${camel} } from './${kebab}.ts'` },
      {
        path: jobs,
        before: /^ {2}\{ queue: 'delete-old-data'/,
        text: `  { queue: '${kebab}', cron: '*/5 * * * *', run: ${camel} },`,
      },
      { path: queues, before: /^ {2}'delete-old-data',/, text: `  '${kebab}',` },
      { path: queues, before: /^ {2}'delete-old-data': scheduled,/, text: `  '${kebab}': scheduled,` },
    ],
    left: [
      `The work: web/jobs/${kebab}.ts, with what it does to the database in a module of web/server.`,
      `When it runs: its line in ${jobs}.`,
      `Its test, which fails until then: web/jobs/${kebab}.test.ts. A browser test runs it with runShopJob('${kebab}').`,
      'npm run db:migrate creates its queue, as the storefront does when it starts.',
    ],
  }
}
