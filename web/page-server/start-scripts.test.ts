// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startScripts } from './start-scripts.ts'

const waiting = '<script type="text/plain" data-waits="" src="/main.js" id="_R_" async=""></script>'
const page = '<button type="button" id="like"><svg></svg></button><button id="send">Send</button><p id="text"></p>'

/** Scripts that would run: started ones have no type. */
const started = async () => {
  await vi.advanceTimersByTimeAsync(0)
  return [...document.querySelectorAll('script:not([type])')].map((script) => script.getAttribute('src'))
}
const element = (id: string) => document.getElementById(id) ?? document.body
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'))

type Listener = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void

const observed = new Map<Element, Listener>()
const intersect = (target: Element, isIntersecting: boolean) => observed.get(target)?.([{ isIntersecting, target }])

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #listener: Listener
      constructor(listener: Listener) {
        this.#listener = listener
      }
      observe = (target: Element) => observed.set(target, this.#listener)
      disconnect = () => observed.clear()
    },
  )
  document.head.innerHTML = `${waiting}<link data-waits="" href="/part.js" as="script">`
  document.body.innerHTML = page
  startScripts()
})

afterEach(() => {
  // Ends the listeners of this test.
  document.dispatchEvent(new Event('hydrated'))
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('load'))
  parsed()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('scripts start when the page has loaded and the browser is idle', async () => {
  parsed()
  expect(await started()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(await started()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(await started()).toEqual(['/main.js'])
  expect(document.querySelector('script')?.id).toBe('_R_')
  expect(document.querySelector('link')?.rel).toBe('preload')
  expect(document.querySelector('[data-waits]')).toBeNull()
})

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'])(
  'or at once at the first %s',
  async (type) => {
    element('text').dispatchEvent(new Event(type, { bubbles: true }))
    expect(await started()).toEqual(['/main.js'])
  },
)

test('a pointer over a control starts them, over a text it does not', async () => {
  element('text').dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(await started()).toEqual([])
  element('like').firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(await started()).toEqual(['/main.js'])
})

describe('where the head names the first picture, lazy pictures wait', () => {
  const { dataset } = document.documentElement
  const picture = () => {
    const found = document.querySelector('picture img')
    if (!found) throw new Error('The document has no picture.')
    return found
  }
  beforeEach(() => {
    document.head.innerHTML += '<link rel="preload" as="image" href="/first.avif">'
    document.body.innerHTML += '<p id="frame"><picture><img loading="lazy"></picture></p>'
    startScripts()
    expect(dataset.firstPicture).toBe('loading')
    parsed()
  })
  afterEach(() => dataset.firstPicture && document.documentElement.removeAttribute('data-first-picture'))

  test('until they are on the screen', () => {
    intersect(element('frame'), false)
    expect(picture().hasAttribute('data-seen')).toBe(false)
    intersect(element('frame'), true)
    expect(picture().hasAttribute('data-seen')).toBe(true)
    expect(dataset.firstPicture).toBe('loading')
  })

  test.each(['keydown', 'click'])('until the page is used, which may add pictures: %s', (type) => {
    element('text').dispatchEvent(new Event(type, { bubbles: true }))
    expect(dataset.firstPicture).toBeUndefined()
  })

  test('while a link is clicked: the next page does not wait for pictures of this one', () => {
    const link = element('text').appendChild(document.createElement('a'))
    link.dispatchEvent(new Event('click', { bubbles: true }))
    expect(dataset.firstPicture).toBe('loading')
  })

  test('until a second after the page is hydrated; the scripts come before them', async () => {
    dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(300)
    expect(await started()).toEqual(['/main.js'])
    expect(dataset.firstPicture).toBe('loading')
    document.dispatchEvent(new Event('hydrated'))
    vi.advanceTimersByTime(999)
    expect(dataset.firstPicture).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(dataset.firstPicture).toBeUndefined()
  })

  test('four seconds at most', () => {
    vi.advanceTimersByTime(3999)
    expect(dataset.firstPicture).toBe('loading')
    vi.advanceTimersByTime(1)
    expect(dataset.firstPicture).toBeUndefined()
  })
})

test('a picture that never loads delays them by four seconds only', async () => {
  parsed()
  vi.advanceTimersByTime(3999)
  expect(await started()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(await started()).toEqual(['/main.js'])
})

test('a list that the address filters does not wait, nor do its pictures', async () => {
  document.body.setAttribute('data-pending', '')
  document.documentElement.setAttribute('data-first-picture', 'loading')
  parsed()
  expect(document.documentElement.dataset.firstPicture).toBeUndefined()
  expect(await started()).toEqual(['/main.js'])
  document.body.removeAttribute('data-pending')
})

test('scripts that are parsed after an early start run as well, each once', async () => {
  dispatchEvent(new Event('pointerdown'))
  document.body.insertAdjacentHTML('beforeend', waiting.replace('main', 'late'))
  parsed()
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(await started()).toEqual(['/main.js', '/late.js'])
})

test('a script that cannot be loaded is loaded again a second later, five times at most', async () => {
  const script = () => document.querySelector('script') ?? document.body
  dispatchEvent(new Event('pointerdown'))
  expect(await started()).toEqual(['/main.js'])
  for (const isLast of [false, false, false, false, false, true]) {
    const failed = script()
    failed.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(999)
    expect(script()).toBe(failed)
    await vi.advanceTimersByTimeAsync(1)
    expect(script() === failed).toBe(isLast)
    expect(await started()).toEqual(['/main.js'])
  }
})

test('style sheets of which the document has a part are loaded before scripts run, and need not arrive', async () => {
  const sheet = '<link rel="stylesheet" href="/a.css" disabled="" data-waits="">'
  for (const arrives of [true, false]) {
    document.head.innerHTML = sheet + waiting
    const link = document.head.querySelector('link')
    dispatchEvent(new Event('load'))
    startScripts()
    dispatchEvent(new Event('pointerdown'))
    expect(link?.disabled).toBe(false)
    expect(document.querySelector('link[rel="preload"]')?.getAttribute('href')).toContain('/main.js')
    expect(await started()).toEqual([])
    if (arrives) link?.dispatchEvent(new Event('load'))
    else await vi.advanceTimersByTimeAsync(3000)
    expect(await started()).toEqual(['/main.js'])
  }
})

describe('a page that runs scripts at once', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
    document.documentElement.setAttribute('data-scripts-at-once', '')
    document.head.innerHTML = `<link rel="stylesheet" href="/rest.css" disabled data-waits="">${waiting}`
    startScripts()
  })
  afterEach(() => {
    document.documentElement.removeAttribute('data-scripts-at-once')
    vi.unstubAllGlobals()
  })

  test('starts them after the first frame, without waiting for styles, which are loaded after hydration', async () => {
    expect(await started()).toEqual([])
    parsed()
    expect(await started()).toEqual([])
    vi.advanceTimersByTime(17)
    expect(await started()).toEqual(['/main.js'])
    const link = document.querySelector('link')
    expect(link?.hasAttribute('data-waits')).toBe(true)
    document.dispatchEvent(new Event('hydrated'))
    expect(link?.hasAttribute('data-waits')).toBe(false)
  })

  test('starts them a moment later when it has no frames', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    parsed()
    await vi.advanceTimersByTimeAsync(299)
    expect(await started()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await started()).toEqual(['/main.js'])
  })
})

test('on a page whose scripts did not wait, the rest of the styles is loaded when the page is hydrated', async () => {
  for (const isHydratedFirst of [false, true]) {
    document.head.innerHTML = '<link rel="stylesheet" href="/rest.css" disabled data-waits="">'
    const link = document.querySelector('link')
    startScripts()
    if (isHydratedFirst) document.dispatchEvent(new Event('hydrated'))
    dispatchEvent(new Event(isHydratedFirst ? 'load' : 'pointerdown'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(link?.hasAttribute('data-waits')).toBe(!isHydratedFirst)
    document.dispatchEvent(new Event('hydrated'))
    expect(link?.hasAttribute('data-waits')).toBe(false)
  }
})

const hydrate = async () => {
  document.dispatchEvent(new Event('hydrated'))
  document.dispatchEvent(new Event('hydrated'))
  await vi.advanceTimersByTimeAsync(0)
}

test('clicks on buttons that need scripts are held and repeated in order after hydration, once', async () => {
  document.body.innerHTML =
    '<button type="button" id="more"><svg></svg></button><select id="sort"><option>a</option><option>b</option></select>'
  const heard: string[] = []
  // React, which listens before it has hydrated everything.
  const listen = ({ type, target }: Event) => target instanceof Element && heard.push(`${type} ${target.id}`)
  for (const type of ['click', 'change']) document.addEventListener(type, listen)
  const sort = element('sort')
  element('more').click()
  if (sort instanceof HTMLSelectElement) sort.value = 'b'
  sort.dispatchEvent(new Event('change', { bubbles: true }))
  element('more').firstElementChild?.dispatchEvent(new Event('click', { bubbles: true }))
  expect(heard).toEqual([])
  // React resets selects.
  if (sort instanceof HTMLSelectElement) sort.value = 'a'
  await hydrate()
  expect(heard).toEqual(['click more', 'change sort', 'click more'])
  expect(sort).toHaveProperty('value', 'b')
  element('more').click()
  expect(heard).toHaveLength(4)
  for (const type of ['click', 'change']) document.removeEventListener(type, listen)
})

test('a link that scripts handle waits for them, but not long; with a modifier it opens elsewhere', async () => {
  for (const hydrates of [true, false]) {
    document.body.innerHTML = '<a href="#other" data-scripted="" id="back">Back</a>'
    startScripts()
    const followed: boolean[] = []
    const follow = (event: Event) => followed.push(event.defaultPrevented)
    document.addEventListener('click', follow)
    element('back').click()
    element('back').click()
    expect(followed).toEqual([])
    if (hydrates) await hydrate()
    else await vi.advanceTimersByTimeAsync(2000)
    expect(followed).toEqual([false])
    await hydrate()
    startScripts()
    element('back').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(followed).toEqual([false, false])
    document.removeEventListener('click', follow)
    await hydrate()
  }
})

test('another link is left to the browser until then', async () => {
  document.body.innerHTML = '<a href="#other" id="other"><span id="picture">Picture</span></a>'
  startScripts()
  const react = vi.fn()
  document.addEventListener('click', react)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  element('picture').dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  expect(react).not.toHaveBeenCalled()
  await hydrate()
  element('picture').click()
  expect(react).toHaveBeenCalledOnce()
  document.removeEventListener('click', react)
})

describe('a form that is sent before hydration', () => {
  /** Stands for the page's handling of the form, or without scripts the browser's. */
  const requestSubmit = vi.fn()
  const send = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(event)
    return event
  }

  beforeEach(() => {
    requestSubmit.mockReset()
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(requestSubmit)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('is sent after it, once', async () => {
    document.body.innerHTML = '<form><button>Send</button></form>'
    const listener = vi.fn()
    document.addEventListener('submit', listener)
    expect(send().defaultPrevented).toBe(true)
    expect(send().defaultPrevented).toBe(true)
    expect(requestSubmit).not.toHaveBeenCalled()
    await hydrate()
    await vi.advanceTimersByTimeAsync(5000)
    expect(requestSubmit).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
    expect(send().defaultPrevented).toBe(false)
    document.removeEventListener('submit', listener)
  })

  test('goes to the server when hydration takes long', async () => {
    document.body.innerHTML = '<form><button>Send</button></form>'
    send()
    await vi.advanceTimersByTimeAsync(2000)
    expect(requestSubmit).toHaveBeenCalledTimes(1)
    await hydrate()
    expect(requestSubmit).toHaveBeenCalledTimes(1)
  })

  test('but waits for scripts when it works with them only', async () => {
    document.body.innerHTML = '<form novalidate><button>Send</button></form>'
    send()
    await vi.advanceTimersByTimeAsync(9000)
    expect(requestSubmit).not.toHaveBeenCalled()
    await hydrate()
    expect(requestSubmit).toHaveBeenCalledTimes(1)
  })
})

test('controls that work without scripts are neither held nor repeated', async () => {
  const onClick = vi.fn()
  element('like').setAttribute('popovertarget', 'bag')
  document.body.addEventListener('click', onClick)
  for (const id of ['like', 'send', 'text']) element(id).click()
  expect(onClick).toHaveBeenCalledTimes(3)
  await hydrate()
  expect(onClick).toHaveBeenCalledTimes(3)
  document.body.removeEventListener('click', onClick)
})
