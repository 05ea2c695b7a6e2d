import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startCommerce } from '#sandbox/commerce/server.ts'
import { knownCentraIdRule } from './known-centra-id.ts'
import { markets, Platform, PlatformUnreachable } from './platform.ts'

const directory = mkdtempSync(join(tmpdir(), 'studio-commerce-'))
let commerce: Awaited<ReturnType<typeof startCommerce>>
let platform: Platform

beforeAll(async () => {
  commerce = await startCommerce({ dataDir: directory, port: 0 })
  platform = new Platform({ api: commerce.url, site: 'http://localhost:1' })
})

afterAll(async () => {
  await commerce.close()
  rmSync(directory, { recursive: true })
})

const [norway, eu] = markets
if (!norway || !eu) throw new Error('two markets are expected')

describe('the commerce platform', () => {
  test('finds products by a part of the name and by number', async () => {
    expect((await platform.search('skalljakke')).map(({ centraId }) => centraId)).toContain('101')
    const byNumber = await platform.search('101')
    expect(byNumber.map(({ centraId }) => centraId)).toContain('101')
    for (const { variantId, centraId } of byNumber) expect(`${variantId} ${centraId}`).toContain('101')
  })

  test('prices a product in each market', async () => {
    const [first] = await platform.variantsOf('101', norway)
    expect(first).toMatchObject({
      name: 'Storr skalljakke',
      price: { currency: 'NOK' },
      hex: expect.stringMatching(/^#/),
    })
    expect(first?.sizes.length).toBeGreaterThan(0)
    expect((await platform.variantsOf('101', eu))[0]?.price?.currency).toBe('EUR')
  })

  test('is asked for one selection per market, which is used again for five minutes', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const selections = () => fetched.mock.calls.filter(([address]) => String(address).includes('/countries/')).length
    const ours = new Platform({ api: commerce.url, site: '' })
    try {
      vi.useFakeTimers({ toFake: ['Date'] })
      for (const market of [norway, eu, norway]) await ours.variantsOf('101', market)
      expect(selections()).toBe(2)
      vi.advanceTimersByTime(5 * 60_000)
      await ours.variantsOf('101', norway)
      expect(selections()).toBe(3)
    } finally {
      vi.useRealTimers()
      fetched.mockRestore()
    }
  })

  test('has no variants of a number that it does not know', async () => {
    expect(await platform.variantsOf('nobody', norway)).toEqual([])
    expect(await platform.knows('nobody')).toBe(false)
    expect(await platform.knows('101')).toBe(true)
  })

  test('returns the product fields that its document repeats, in both languages', async () => {
    expect(await platform.product('101')).toMatchObject({
      centraId: '101',
      title: { nb: 'Storr skalljakke', en: 'Storr shell jacket' },
      categories: ['Jakker og skjorter', 'Jackets and shirts'],
      fits: expect.arrayContaining(['men']),
      colours: expect.arrayContaining([expect.objectContaining({ name: { nb: 'Gran', en: 'Spruce' } })]),
    })
    expect(await platform.product('nobody')).toBeUndefined()
    // The number of a variant is not that of a product.
    expect(await platform.product('10101')).toBeUndefined()
  })

  test('returns nothing in a language that it does not have', async () => {
    const original = globalThis.fetch
    const withoutEnglish = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address, options) =>
        String(address).endsWith('languages/en')
          ? Response.json({ errors: { language: 'not found' } }, { status: 404 })
          : await original(address, options),
      )
    try {
      const product = await new Platform({ api: commerce.url, site: '' }).product('101')
      expect(product?.title).toEqual({ nb: 'Storr skalljakke' })
    } finally {
      withoutEnglish.mockRestore()
    }
  })

  test('lists everything that it sells, each product once', async () => {
    const sold = await platform.everything()
    expect(sold.length).toBeGreaterThan(50)
    expect(new Set(sold.map(({ centraId }) => centraId)).size).toBe(sold.length)
  })

  test('pauses, if asked to, before it reads a page of everything that it sells', async () => {
    const order: string[] = []
    const original = globalThis.fetch
    const watched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      if (String(address).endsWith('/products')) order.push('page')
      return await original(address, options)
    })
    try {
      await platform.everything(undefined, async () => {
        order.push('pause')
      })
    } finally {
      watched.mockRestore()
    }
    expect(order).toEqual(['pause', 'page'])
  })

  test('is unreachable when it is down, missing, or returns something else', async () => {
    await expect(new Platform({ api: 'http://localhost:1/', site: '' }).search('a')).rejects.toThrow(
      PlatformUnreachable,
    )
    await expect(new Platform({ api: '', site: '' }).search('a')).rejects.toThrow('No commerce platform is configured')
    await expect(new Platform({ api: `${commerce.url}wrong/`, site: '' }).search('a')).rejects.toThrow(
      PlatformUnreachable,
    )
  })
})

describe('the storefront', () => {
  const statuses: Readonly<Record<string, Response>> = {
    '101': Response.json({ orderCount: 12, held: 0 }),
    nobody: Response.json({ code: 'noSuchProduct', message: '' }, { status: 404 }),
    broken: new Response('<html>'),
    away: new Response(null, { status: 503 }),
  }
  const ofSite = new Platform({ api: '', site: 'http://site.example' })

  test('counts reservations of a campaign, reports unpublished products, and may be unreachable', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) => statuses[String(address).split('/').at(-1) ?? ''] ?? Response.error())
    try {
      expect(await ofSite.reservations('101')).toBe(12)
      expect(await ofSite.reservations('nobody')).toBeUndefined()
      for (const id of ['broken', 'away', 'a/b'])
        await expect(ofSite.reservations(id), id).rejects.toThrow(PlatformUnreachable)
      expect(fetched).toHaveBeenLastCalledWith(
        'http://site.example/api/v1/crowdfunding/product/a%2Fb',
        expect.anything(),
      )
    } finally {
      fetched.mockRestore()
    }
  })
})

describe('the check of a number', () => {
  test('warns of one that the platform does not sell', async () => {
    const check = knownCentraIdRule(platform)
    expect(await check('101')).toBe(true)
    expect(await check('nobody')).toMatch('no active product with the number nobody')
    expect(await check(undefined)).toBe(true)
  })

  test('asks once for half a minute', async () => {
    let clock = 0
    const knows = vi.fn(() => Promise.resolve(false))
    const check = knownCentraIdRule({ knows }, () => clock)
    await check('7')
    await check('7')
    expect(knows).toHaveBeenCalledOnce()
    clock = 30_000
    await check('7')
    expect(knows).toHaveBeenCalledTimes(2)
  })

  test('accepts every number while the platform is down, and asks again afterwards', async () => {
    const knows = vi.fn(() => Promise.reject(new PlatformUnreachable('down')))
    const check = knownCentraIdRule({ knows })
    expect(await check('7')).toBe(true)
    expect(await check('7')).toBe(true)
    expect(knows).toHaveBeenCalledTimes(2)
  })
})
