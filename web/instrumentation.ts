import type { Instrumentation } from 'next'

/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startErrorReports } = await import('./services/errors/server-client.ts')
  startErrorReports()
  const { startContentReports } = await import('./content/responses/report-unusable.ts')
  startContentReports()
  const { startJobs } = await import('./jobs/start-jobs.ts')
  // Not awaited: pages are served while the database is unavailable.
  void startJobs()
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRequestError } = await import('./services/errors/server-client.ts')
  await reportRequestError(...failure)
}
