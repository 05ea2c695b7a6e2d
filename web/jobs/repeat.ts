import { reportServerFailure } from '../server/report.ts'

/**
 * Does the work now and again that many milliseconds after it ended, whatever became of it; never twice at a time. Keeps no process
 * alive.
 */
export function repeat(work: () => Promise<void>, pause: number): void {
  const once = async () => {
    try {
      await work()
    } catch (error) {
      reportServerFailure(work.name, error)
    }
    setTimeout(once, pause).unref()
  }
  void once()
}
