import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget({ webhook: { url: 'http://localhost:1/hook', secret: 'secret' } })
})
afterAll(() => target.close())

const get = (url: string) => target.client.request({ url })

describe.skipIf(isHosted)('What the sanity command lists', () => {
  test('the webhook with where it goes, and never its secret', async () => {
    const hooks = await get(`/hooks/projects/${target.projectId}`)
    expect(hooks).toMatchObject([{ type: 'document', url: 'http://localhost:1/hook', dataset: target.dataset }])
    expect(JSON.stringify(hooks)).not.toContain('secret')
  })

  test('the tokens of programs with what they may, and never the tokens', async () => {
    const { data } = await get(`/access/project/${target.projectId}/robots`)
    const roles = data.map((robot: { memberships: { roleNames: string[] }[] }) => robot.memberships[0]?.roleNames)
    expect(roles).toEqual([['administrator'], ['viewer']])
    expect(JSON.stringify(data)).not.toContain(target.client.config().token)
  })

  test('no invitations', async () => {
    expect(await get(`/invitations/project/${target.projectId}`)).toEqual([])
  })
})
