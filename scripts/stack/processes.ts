import { setTimeout as sleep } from 'node:timers/promises'
import { type Service, type ServiceProcess, startProcess } from './service-process.ts'

/** How a service that has ended is restarted. */
type RestartPolicy = {
  /** Delay before the first restart; it doubles with each further one. */
  readonly firstDelayMs: number
  readonly maxRestarts: number
  /** The count of restarts is reset after the service has been up for this long. */
  readonly stableAfterMs: number
}

const defaultPolicy: RestartPolicy = { firstDelayMs: 1000, maxRestarts: 5, stableAfterMs: 60_000 }

/** For tests, which have to notice a crash. */
export const neverRestart: RestartPolicy = {
  firstDelayMs: 0,
  maxRestarts: 0,
  stableAfterMs: Number.POSITIVE_INFINITY,
}

/** Starts services, restarts those that end, and stops all of them when the command ends. */
export class Processes {
  readonly #policy: RestartPolicy
  /** The running services; `undefined` for one that is waiting to be restarted. */
  readonly #services = new Map<string, ServiceProcess | undefined>()
  readonly #stopping = new AbortController()
  #stopped: Promise<void> | undefined
  #isStarted = false

  constructor(policy: RestartPolicy = defaultPolicy) {
    this.#policy = policy
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => void this.stop().then(() => process.exit(this.#isStarted ? 0 : 1)))
    }
  }

  /** Call when everything has been started: a signal then ends the command with exit code 0 instead of 1. */
  markStarted(): void {
    this.#isStarted = true
  }

  /**
   * Resolves when all of the services are ready; one that ends after that is restarted.
   * @throws {SetUpError} with the last output of a service that ends before it is ready
   */
  async start(...services: Service[]): Promise<void> {
    const starting = services.map(async (service) => {
      const started = this.#run(service)
      await started.ready
      void this.#keepRunning(service, started)
    })
    await Promise.all(starting)
  }

  /** Sends a signal to a service; one that ends because of it is restarted like one that crashed. */
  signal(name: string, signal: NodeJS.Signals): void {
    this.#services.get(name)?.signal(signal)
  }

  /** Resolves when all services have ended. */
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
    const { firstDelayMs, maxRestarts, stableAfterMs } = this.#policy
    let running = first
    for (let restarts = 0; ; restarts += 1) {
      const { reason, errorOutput, readyFor } = await running.ended
      if (this.#stopped) return
      if (readyFor >= stableAfterMs) restarts = 0
      const message = `${service.name} stopped (${reason}).`
      if (restarts === maxRestarts) return this.#giveUp(service, message, errorOutput)
      const delay = firstDelayMs * 2 ** restarts
      console.error(`${message} Restarting in ${delay / 1000} s.${indented(errorOutput)}`)
      this.#services.set(service.name, undefined)
      await sleep(delay, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      if (this.#stopped) return
      running = this.#run(service)
      await running.ready.then(
        () => console.info(`${service.name} is running again.`),
        // The next turn of the loop reports why it ended.
        () => undefined,
      )
    }
  }

  #giveUp(service: Service, message: string, errorOutput: string): void {
    this.#services.delete(service.name)
    const rest = this.#services.size > 0 ? 'Everything else keeps running' : 'Nothing else is running'
    console.error(`${message} It will not be restarted again. ${rest}.${indented(errorOutput)}`)
    if (this.#services.size === 0) process.exit(1)
  }
}

function indented(text: string): string {
  return text && `\n${text.replace(/^/gm, '  ')}`
}
