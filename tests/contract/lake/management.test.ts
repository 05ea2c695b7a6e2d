import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget({ webhook: { url: 'http://localhost:1/hook', secret: 'secret' } })
})
afterAll(() => target.close())

const get = (url: string) => target.client.request({ url })

describe.skipIf(isHosted)('Lists of the sanity command', () => {
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

describe.skipIf(isHosted)('Services that the sandbox lacks', () => {
  test.each([
    ['POST', '/projects/contract/cors', 'CORS origins cannot be changed in the sandbox'],
    ['GET', '/hooks/projects/contract/attempts/1', 'Webhooks cannot be changed or looked into in the sandbox'],
    ['POST', '/access/project/contract/robots', 'tokens are those of the environment'],
    ['GET', '/projects/contract/datasets/production/backups', '"dataset export" writes a dataset to a file'],
    ['GET', '/apis/graphql', 'The sandbox has no GraphQL'],
    ['GET', '/nothing/that/anybody/knows', 'No such endpoint: GET /v2025-02-19/nothing/that/anybody/knows'],
  ])('are refused with one sentence: %s %s', async (method, url, sentence) => {
    const refused = await rejection(target.client.request({ method, url }))
    expect([refused.statusCode, refused.message]).toEqual([404, expect.stringContaining(sentence)])
  })
})
