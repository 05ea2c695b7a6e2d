import { reportServerFailure } from '../server/report.ts'

/**
 * For work that every process has to do itself, such as expiring its own pages; work that is to run once for the shop
 * is a job (`shop-jobs.ts`). Runs now and again `pause` milliseconds after each run has ended or failed, never twice at
 * a time. Keeps no process alive. Failures are reported under the name: that of a function is a letter in the build.
 */
export function repeatInThisProcess(name: string, work: () => Promise<void>, pause: number): void {
  const run = async () => {
    try {
      await work()
    } catch (error) {
      reportServerFailure(name, error)
    }
    setTimeout(run, pause).unref()
  }
  void run()
}
