import { setTimeout as sleep } from 'node:timers/promises'
import { type Service, type ServiceProcess, startProcess } from './service-process.ts'

/** Milliseconds and counts: how a service that ended is restarted. */
type RestartPolicy = {
  /** Before the first restart; each further one waits twice as long. */
  readonly firstPause: number
  readonly mostRestarts: number
  /** A service that was up for so long begins to count again. */
  readonly stableAfter: number
}

const usualPolicy: RestartPolicy = { firstPause: 1000, mostRestarts: 5, stableAfter: 60_000 }

/** For tests, which have to notice a crash. */
export const neverRestart: RestartPolicy = { firstPause: 0, mostRestarts: 0, stableAfter: Number.POSITIVE_INFINITY }

/** Starts services, restarts those that end, and stops all of them, whichever way the command ends. */
export class Processes {
  readonly #policy: RestartPolicy
  /** Every service that runs, or that is about to be restarted (`undefined`). */
  readonly #services = new Map<string, ServiceProcess | undefined>()
  readonly #stopping = new AbortController()
  #stopped: Promise<void> | undefined
  #isComplete = false

  constructor(policy: RestartPolicy = usualPolicy) {
    this.#policy = policy
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.stop().then(() => process.exit(this.#isComplete ? 0 : 1)))
    }
  }

  /** All runs that should run: from here on, being stopped is the way to end, and no failure. */
  complete(): void {
    this.#isComplete = true
  }

  /**
   * Resolves when all of the services are ready; whichever ends after that is restarted.
   * @throws {SetUpError} with what a service said last, when it ends before that
   */
  async start(...services: Service[]): Promise<void> {
    const starting = services.map(async (service) => {
      const started = this.#run(service)
      await started.ready
      void this.#keepRunning(service, started)
    })
    await Promise.all(starting)
  }

  /** Resolves when nothing runs any more. */
  stop(): Promise<void> {
    this.#stopping.abort()
    this.#stopped ??= Promise.all([...this.#services.values()].map((running) => running?.stop())).then(() => undefined)
    return this.#stopped
  }

  #run(service: Service): ServiceProcess {
    const started = startProcess(service)
    this.#services.set(service.name, started)
    return started
  }

  async #keepRunning(service: Service, first: ServiceProcess): Promise<void> {
    const { firstPause, mostRestarts, stableAfter } = this.#policy
    let running = first
    for (let restarts = 0; ; restarts += 1) {
      const { reason, complaint, readyFor } = await running.ended
      if (this.#stopped) return
      if (readyFor >= stableAfter) restarts = 0
      const happened = `${service.name} stopped (${reason}).`
      if (restarts === mostRestarts) return this.#giveUp(service, happened, complaint)
      const pause = firstPause * 2 ** restarts
      console.error(`${happened} Restarting in ${pause / 1000} s.${indented(complaint)}`)
      this.#services.set(service.name, undefined)
      await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      if (this.#stopped) return
      running = this.#run(service)
      await running.ready.then(
        () => console.info(`${service.name} is running again.`),
        // Why it did not get ready is told with its end.
        () => undefined,
      )
    }
  }

  #giveUp(service: Service, happened: string, complaint: string): void {
    this.#services.delete(service.name)
    const rest = this.#services.size > 0 ? 'Everything else keeps running' : 'Nothing else is running'
    console.error(`${happened} It is not restarted again. ${rest}.${indented(complaint)}`)
    if (this.#services.size === 0) process.exit(1)
  }
}

function indented(text: string): string {
  return text && `\n${text.replace(/^/gm, '  ')}`
}
