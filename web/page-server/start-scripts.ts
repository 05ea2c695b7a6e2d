/**
 * Runs in the browser as an inline script of the document's head. It starts the page's scripts, which the page server
 * has made inert (`data-waits`), when the page has loaded and the browser is idle, or at once when the visitor first
 * touches the page. So the first screen is painted before scripts compete for the network and the processor. Style
 * sheets of which the document has only a part are loaded first. Where scripts run at once (`data-scripts-at-once`),
 * they start after the first frame, and those styles are loaded after hydration. Where the head names the first
 * picture, `data-first-picture` keeps phones from loading lazy ones that are not on the screen next to it, to the
 * scripts, and to the pages that are fetched ahead first (base.css). A script that cannot be loaded is retried. Events
 * that scripts handle are held until the page dispatches `hydrated` and then repeated in order: clicks on buttons and
 * on links with `data-scripted`, forms, and choices in selects, which React resets. Held events do not reach React: it
 * would handle some of them while it hydrates, and the repetition again. Links and forms that have waited long do what
 * they do without scripts. Its source is sent as text: it may use nothing from outside of itself.
 */
export function startScripts(): void {
  const LATEST_START_MS = 4000
  // For pages that are not shown, which have no frames.
  const LATEST_RUN_MS = 300
  const LONGEST_WAIT_FOR_STYLES_MS = 3000
  const LONGEST_HOLD_MS = 2000
  // The first pages that are fetched ahead come before them.
  const PICTURES_WAIT_MS = 1000
  const RETRY_MS = 1000
  const MAX_RETRIES = 5
  const controls = 'a,button,input,select,textarea,label,summary'
  // Popovers, and where the browser knows it `command`, work without scripts.
  const native = 'commandForElement' in HTMLButtonElement.prototype ? '[popovertarget],[commandfor]' : '[popovertarget]'
  const started = new AbortController()
  const hydrated = new AbortController()
  const showing = new AbortController()
  const root = document.documentElement
  const runsAtOnce = root.hasAttribute('data-scripts-at-once')
  const held: (() => void)[] = []
  const prevented = new Set<Element>()

  const loadStyles = (link: HTMLLinkElement) =>
    new Promise((resolve) => {
      link.removeAttribute('data-waits')
      link.addEventListener('load', resolve)
      link.addEventListener('error', resolve)
      setTimeout(resolve, LONGEST_WAIT_FOR_STYLES_MS)
      link.disabled = false
    })
  const run = (inert: Element, retries: number) => {
    const script = document.createElement('script')
    for (const name of ['id', 'src', 'async']) {
      const value = inert.getAttribute(name)
      if (value !== null) script.setAttribute(name, value)
    }
    // Without one script the page never hydrates; a phone that changes its network loses those on their way.
    if (retries > 0) script.addEventListener('error', () => setTimeout(run, RETRY_MS, script, retries - 1))
    inert.replaceWith(script)
  }
  const preload = (as: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }))
  const onScreen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      for (const picture of target.querySelectorAll('img')) picture.setAttribute('data-seen', '')
    }
  })
  const showPictures = () => {
    showing.abort()
    root.removeAttribute('data-first-picture')
    onScreen.disconnect()
  }
  const load = () => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel][data-waits]')].map(loadStyles)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-waits]')) {
      link.removeAttribute('data-waits')
      link.rel = 'preload'
    }
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[data-waits]')]
    for (const inert of scripts) {
      inert.removeAttribute('data-waits')
      if (styles.length > 0) preload('script', inert.src)
    }
    // Content that scripts add to the page finds its styles there.
    Promise.all(styles).then(() => {
      for (const script of scripts) run(script, MAX_RETRIES)
    })
  }
  const start = () => {
    started.abort()
    // These are not delayed by styles for what they will add.
    if (runsAtOnce) {
      for (const script of document.querySelectorAll('script[data-waits]')) {
        script.removeAttribute('data-waits')
        run(script, MAX_RETRIES)
      }
    }
    if (hydrated.signal.aborted || document.querySelector('script[data-waits]')) load()
    else document.addEventListener('hydrated', load, { once: true })
  }
  const closest = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

  if (document.querySelector('link[rel="preload"][as="image"]')) root.setAttribute('data-first-picture', 'loading')

  const { signal: isStarted } = started
  for (const type of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click']) {
    addEventListener(type, start, { capture: true, passive: true, signal: isStarted })
  }
  // Scripts may add pictures.
  for (const type of ['keydown', 'click']) {
    const onUse = (event: Event) => closest(event, 'a') || showPictures()
    addEventListener(type, onUse, { capture: true, passive: true, signal: showing.signal })
  }
  document.addEventListener('hydrated', () => setTimeout(showPictures, PICTURES_WAIT_MS), { once: true })
  const onPoint = (event: Event) => closest(event, controls) && start()
  addEventListener('pointerover', onPoint, { passive: true, signal: isStarted })
  const onParsed = () => {
    if (root.hasAttribute('data-first-picture')) {
      for (const picture of document.querySelectorAll('img[loading="lazy"]')) {
        const frame = picture.parentElement?.closest(':not(picture)')
        if (frame) onScreen.observe(frame)
      }
    }
    const isFiltered = document.querySelector('[data-pending]') !== null
    if (isFiltered) showPictures()
    // Scripts that were parsed after an early start, or a list that the address filters.
    if (isStarted.aborted || isFiltered) start()
    if (runsAtOnce) {
      requestAnimationFrame(() => setTimeout(start))
      setTimeout(start, LATEST_RUN_MS)
    }
    setTimeout(load, LATEST_START_MS)
    setTimeout(showPictures, LATEST_START_MS)
  }
  const onLoad = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 200 })
    // Safari has no idle callbacks.
    else setTimeout(start, 100)
  }
  document.addEventListener('DOMContentLoaded', onParsed, { once: true })
  addEventListener('load', onLoad, { once: true })

  const hold = (event: Event, repeat: () => void) => {
    event.stopImmediatePropagation()
    held.push(repeat)
  }
  /** Each link and form once. */
  const prevent = (event: Event, element: Element, repeat: () => void) => {
    event.preventDefault()
    if (prevented.has(element)) return event.stopImmediatePropagation()
    prevented.add(element)
    hold(event, repeat)
    const goOnWithoutScripts = () => {
      if (hydrated.signal.aborted) return
      hydrated.abort()
      repeat()
    }
    // A form that leaves validation to scripts cannot be sent without them.
    if (!element.matches('[novalidate]')) setTimeout(goOnWithoutScripts, LONGEST_HOLD_MS)
  }
  const onClick = (event: MouseEvent) => {
    const target = closest(event, `button[type="button"]:not(${native}),a[data-scripted]`)
    // Links work without scripts. React would take their clicks while it hydrates, before the router can follow them.
    if (!target && closest(event, 'a')) event.stopImmediatePropagation()
    // With a modifier a link opens elsewhere.
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const click = () => target.isConnected && target.click()
    if (target.matches('a')) prevent(event, target, click)
    else hold(event, click)
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return
    prevent(event, form, () => form.isConnected && form.requestSubmit(submitter))
  }
  const onChange = (event: Event) => {
    const { target: select } = event
    if (!(select instanceof HTMLSelectElement)) return
    const { value } = select
    const chooseAgain = () => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
    hold(event, chooseAgain)
  }
  const onHydrated = () => {
    hydrated.abort()
    // One after the other: React renders between them.
    for (const repeat of held) setTimeout(repeat)
  }
  const { signal } = hydrated
  addEventListener('click', onClick, { capture: true, signal })
  addEventListener('submit', onSubmit, { capture: true, signal })
  addEventListener('change', onChange, { capture: true, signal })
  document.addEventListener('hydrated', onHydrated, { signal })
}

/** The inline script. */
export const startScriptsCode = `(${startScripts})()`
