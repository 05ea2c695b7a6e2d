import { freePort } from '#sandbox/loopback.ts'
import { startBalancer } from '../support/balancer.ts'
import { expect, test } from '../support/fixtures.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { type OwnStorefront, ownStorefront } from '../support/own-storefront.ts'

const VISITORS = 6

/** Requests the page as a visitor, again and again, until `stop`. */
function visit(visitor: number, url: string) {
  const statuses = new Map<number, number>()
  const versions: number[] = []
  let isOver = false
  const done = (async () => {
    while (!isOver) {
      const response = await fetch(url, { headers: { cookie: `visitor=${visitor}` } })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      versions.push(Number(/Utgave (\d+)/.exec(await response.text())?.[1]))
    }
  })()
  const stop = async () => {
    isOver = true
    await done
  }
  return { statuses, versions, stop }
}

test('a rolling restart behind a balancer loses no request, and shows nobody an older page after a newer one', async ({
  lake,
}) => {
  test.setTimeout(180_000)
  // Both serve the address that they were not built for.
  const site = `http://localhost:${await freePort()}`
  const own = await publishOwnPage(lake, { nb: 'Utgave 1', en: 'Version 1' })
  const instances = await Promise.all([1, 2].map(() => ownStorefront({ SITE_ORIGIN: site, SHUTDOWN_DELAY: '2' })))
  await Promise.all(instances.map((instance) => instance.start()))
  const balancer = await startBalancer(instances.map(({ origin }) => origin))
  const shows = async ({ origin }: OwnStorefront) => (await fetch(origin + own.path)).text()
  const publish = async (version: number) => {
    await lake
      .patch(own.id)
      .set({ 'title.nb': `Utgave ${version}` })
      .commit({ visibility: 'sync' })
    for (const instance of instances) await expect.poll(() => shows(instance)).toContain(`Utgave ${version}`)
  }
  const visitors: ReturnType<typeof visit>[] = []
  try {
    for (const instance of instances) expect(await shows(instance)).toContain(`href="${site}${own.path}"`)
    for (let number = 0; number < VISITORS; number += 1) visitors.push(visit(number, balancer.origin + own.path))
    let version = 1
    for (const instance of instances) {
      version += 1
      await publish(version)
      await instance.stop()
      expect(balancer.ready()).not.toContain(instance.origin)
      await instance.start()
      await expect.poll(() => balancer.ready()).toHaveLength(2)
      version += 1
      await publish(version)
    }
    await Promise.all(visitors.map(({ stop }) => stop()))
    for (const { statuses, versions } of visitors) {
      expect([...statuses.keys()]).toEqual([200])
      expect(versions).toEqual(versions.toSorted((a, b) => a - b))
      expect(versions.at(-1)).toBe(version)
    }
  } finally {
    await Promise.all(visitors.map(({ stop }) => stop()))
    await Promise.all([...instances.map((instance) => instance.kill()), balancer.close()])
    await removeOwnPage(lake, own)
  }
})
