import { Hono } from 'hono'
import { READ_ROBOT, type User, WRITE_ROBOT } from '../auth/people.ts'
import { type LakeContext, type LakeEnvironment, requireUser } from '../http/environment.ts'

/**
 * Responses for `sanity hook list`, `tokens list` and `users list`: the sandbox's own set-up, which cannot be changed
 * over HTTP.
 */
export const managementRoutes = new Hono<LakeEnvironment>()

managementRoutes.get('/hooks/projects/:project', (c) => {
  requireUser(c)
  const { webhook, dataset } = c.get('lake').options
  if (!webhook) return c.json([])
  const description = 'Tells the storefront what was published'
  const hook = { id: 'sandbox-publish', type: 'document', name: 'Publish', description, url: webhook.url, dataset }
  return c.json([{ ...hook, projectId: c.req.param('project'), httpMethod: 'POST', isDisabled: false }])
})

managementRoutes.get('/access/project/:project/robots', (c) => {
  requireUser(c)
  return c.json({ data: [WRITE_ROBOT, READ_ROBOT].map((robot) => token(c, robot)), nextCursor: null })
})

/** A sandbox has no invitations: its users are fixed. */
managementRoutes.get('/invitations/project/:project', (c) => {
  requireUser(c)
  return c.json([])
})

function token(c: LakeContext, { id, name, role }: User) {
  const membership = { resourceType: 'project', resourceId: c.req.param('project'), roleNames: [role] }
  return { id, label: name, memberships: [membership], createdAt: '2024-01-01T00:00:00Z', expiresAt: null }
}
