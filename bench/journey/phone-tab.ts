import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { z } from 'zod'
import { chromiumArguments } from '#scripts/install/chromium.ts'

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
/** How long a finger stays on the screen, in milliseconds. */
const TOUCH_MS = 80
/** Not that of a headless browser: the site takes it for a bot, and prefetches nothing for bots. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

const targetSchema = z.object({ sessionId: z.string(), targetInfo: z.object({ type: z.string() }) })
const detachedSchema = z.object({ sessionId: z.string() })
const messageSchema = z.object({
  id: z.optional(z.number()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
})
const evaluationSchema = z.object({ result: z.object({ value: z.optional(z.object({ value: z.unknown() })) }) })
const placeSchema = z.tuple([z.number(), z.number()])

type PendingCall = {
  readonly session: string | undefined
  resolve(result: unknown): void
  reject(error: Error): void
}

/**
 * A tab of a whole Chromium that is as slow as a phone, driven over the DevTools protocol. Not by Playwright, which
 * turns off the cache for “back” and does not follow a tab into a page that was prerendered.
 */
export class PhoneTab {
  readonly #browser: ChildProcess
  readonly #socket: WebSocket
  readonly #profile: string
  readonly #script: string
  readonly #slowdown: number
  readonly #calls = new Map<number, PendingCall>()
  /** Sessions of the page and of those that the browser prerenders for it, oldest first. */
  #sessions: string[] = []
  #lastId = 0

  private constructor(browser: ChildProcess, socket: WebSocket, profile: string, script: string, slowdown: number) {
    this.#browser = browser
    this.#socket = socket
    this.#profile = profile
    this.#script = script
    this.#slowdown = slowdown
    socket.on('message', (data) => this.#onMessage(messageSchema.parse(JSON.parse(String(data)))))
  }

  /**
   * `script` runs in every document before its own scripts; `slowdown` is how many times slower than this machine the
   * phone's processor is.
   */
  static async open(
    executablePath: string,
    arguments_: readonly string[],
    script: string,
    slowdown: number,
  ): Promise<PhoneTab> {
    const profile = mkdtempSync(join(tmpdir(), 'phone-tab-'))
    const browser = spawn(
      executablePath,
      [
        ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, `--user-agent=${USER_AGENT}`],
        ...[
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          // Two pages for the address bar, which phones do not have.
          '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
        ],
        ...chromiumArguments,
        ...arguments_,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const socket = new WebSocket(await addressOf(browser), { perMessageDeflate: false })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const tab = new PhoneTab(browser, socket, profile, script, slowdown)
    const created = await tab.#send('Target.createTarget', { url: 'about:blank', forTab: true })
    const { targetId } = z.object({ targetId: z.string() }).parse(created)
    const { sessionId } = detachedSchema.parse(await tab.#send('Target.attachToTarget', { targetId, flatten: true }))
    const attachToAll = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{}] }
    await tab.#send('Target.setAutoAttach', attachToAll, sessionId)
    for (let tries = 0; tab.#sessions.length === 0; tries++) {
      if (tries > 500) throw new Error('The browser shows no page')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    return tab
  }

  /** The value of an expression in the page that is shown; `undefined` while there is none. */
  async evaluate(expression: string): Promise<unknown> {
    return (await this.#inShownPage(expression))?.value
  }

  async goto(url: string): Promise<void> {
    await this.evaluate(`void (location.href = ${JSON.stringify(url)})`)
  }

  /**
   * Scrolls an element to the middle of the window; for an element of the header, which hides while visitors read, to
   * the top.
   */
  async scrollTo(selector: string): Promise<void> {
    await this.evaluate(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())
      if (element?.closest('header')) scrollTo({ top: 0, behavior: 'instant' })
      else element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    })()`)
  }

  /**
   * Touches the middle of an element; resolves with the time at which the finger was lifted, in milliseconds since
   * 1970.
   * @throws Error when there is no such element
   */
  async tap(selector: string): Promise<number> {
    await this.scrollTo(selector)
    const found = await this.#inShownPage(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility())
      const box = element?.getBoundingClientRect()
      return box && [box.x + box.width / 2, box.y + box.height / 2]
    })()`)
    const place = placeSchema.safeParse(found?.value)
    if (!found || !place.success) throw new Error(`Nothing to tap: ${selector}`)
    const [x, y] = place.data
    const touch = (type: string, touchPoints: object[]) =>
      this.#send('Input.dispatchTouchEvent', { type, touchPoints }, found.session)
    await touch('touchStart', [{ x, y }])
    await new Promise((resolve) => setTimeout(resolve, TOUCH_MS))
    const lifted = Date.now()
    // The page may be gone before it has taken the event.
    touch('touchEnd', []).catch(() => {})
    return lifted
  }

  async type(text: string): Promise<void> {
    const shown = await this.#inShownPage('true')
    await this.#send('Input.insertText', { text }, shown?.session)
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#browser.once('exit', resolve))
    // Not a signal: where the command is a script that starts the browser, only the script would get it.
    // The connection may end before its response.
    this.#send('Browser.close').catch(() => {})
    await ended
    this.#socket.close()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }

  async #inShownPage(expression: string): Promise<{ session: string; value: unknown } | undefined> {
    const isShown = `!document.prerendering && document.visibilityState === 'visible'`
    const parameters = {
      expression: `${isShown} ? { value: (${expression}) } : undefined`,
      returnByValue: true,
      awaitPromise: true,
    }
    for (const session of this.#sessions.toReversed()) {
      const evaluated = await this.#send('Runtime.evaluate', parameters, session).catch(() => undefined)
      const { value } = evaluationSchema.safeParse(evaluated).data?.result ?? {}
      if (value) return { session, value: value.value }
    }
    return undefined
  }

  #send(method: string, params: object = {}, session?: string): Promise<unknown> {
    const id = ++this.#lastId
    this.#socket.send(JSON.stringify({ id, method, params, sessionId: session }))
    return new Promise((resolve, reject) => this.#calls.set(id, { session, resolve, reject }))
  }

  #onMessage({ id, method, params, error, result }: z.output<typeof messageSchema>): void {
    if (id !== undefined) {
      const call = this.#calls.get(id)
      this.#calls.delete(id)
      if (error) call?.reject(new Error(JSON.stringify(error)))
      else call?.resolve(result)
    }
    if (method === 'Target.attachedToTarget') this.#onAttached(targetSchema.parse(params))
    if (method === 'Target.detachedFromTarget') this.#onDetached(detachedSchema.parse(params).sessionId)
  }

  /** Makes a page slow before it runs anything, even if it is prerendered. */
  #onAttached({ sessionId, targetInfo }: z.output<typeof targetSchema>): void {
    const send = (method: string, values = {}) => this.#send(method, values, sessionId).catch(() => {})
    if (targetInfo.type === 'page') {
      this.#sessions.push(sessionId)
      send('Page.enable')
      send('Page.addScriptToEvaluateOnNewDocument', { source: this.#script })
      send('Emulation.setCPUThrottlingRate', { rate: this.#slowdown })
      send('Emulation.setDeviceMetricsOverride', SCREEN)
      send('Emulation.setTouchEmulationEnabled', { enabled: true })
    }
    send('Runtime.runIfWaitingForDebugger')
  }

  #onDetached(session: string): void {
    this.#sessions = this.#sessions.filter((each) => each !== session)
    for (const [id, call] of this.#calls) {
      if (call.session !== session) continue
      this.#calls.delete(id)
      call.reject(new Error('The page is gone'))
    }
  }
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    browser.stderr?.on('data', (chunk) => {
      printed += chunk
      const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    browser.once('exit', () => reject(new Error(`Chromium ended: ${printed}`)))
  })
}
