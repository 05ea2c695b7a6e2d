import { Hono } from 'hono'
import { READING, WRITING } from '../auth/groups.ts'
import { DEMO_USERS, type User } from '../auth/people.ts'
import { datasetOf, type LakeContext, type LakeEnvironment, mayWrite, requireUser } from '../http/environment.ts'
import { httpError } from '../http/errors.ts'
import { rolesOf } from './users.ts'

export const projectRoutes = new Hono<LakeEnvironment>()

/** Features of the sandbox's project, by which the Studio shows or hides its tools. */
const FEATURES = [
  'privateDataset',
  'thirdPartyLogin',
  'contentReleases',
  'customRoles',
  'singleDocRelease',
  'advancedDatasetManagement',
  'studioComments',
  'sanityTasks',
]

projectRoutes.get('/projects', (c) => {
  requireUser(c)
  return c.json([project(c)])
})

projectRoutes.get('/projects/:project', (c) => {
  requireProject(c)
  requireUser(c)
  return c.json(project(c))
})

projectRoutes.get('/projects/:project/grants', (c) => {
  requireProject(c)
  const grants = grantsOf(requireUser(c))
  return c.json({
    'sanity.project': [{ grants: [{ name: 'read', params: {} }], config: {} }],
    'sanity.document.filter.mode': [],
    ...grants,
  })
})

projectRoutes.get('/projects/:project/roles', (c) =>
  c.json([...new Map(DEMO_USERS.map((user) => [user.role, rolesOf(user)[0]])).values()]),
)

projectRoutes.get('/projects/:project/datasets/:dataset/acl', (c) => acl(c))
projectRoutes.get('/acl/:dataset', (c) => acl(c))

projectRoutes.get('/projects/:project/features', (c) => c.json(FEATURES))
projectRoutes.get('/features', (c) => c.json(FEATURES))
/** A sandbox has no plan that limits it. */
const RELEASE_LIMITS = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  orgActiveReleaseLimit: 1000,
  defaultOrgActiveReleaseLimit: 1000,
  datasetReleaseLimit: 1000,
}
projectRoutes.get('/projects/:project/new-content-release-allowed', (c) => c.json({ data: RELEASE_LIMITS }))
projectRoutes.get('/projects/:project/cors', (c) =>
  c.json([{ id: 1, origin: c.get('lake').options.studioOrigin, allowCredentials: true }]),
)
projectRoutes.get('/projects/:project/tags', (c) => c.json([]))

projectRoutes.get('/projects/:project/user-applications', (c) => c.json(applications(c)))
projectRoutes.get('/user-applications', (c) => c.json(applications(c)))

projectRoutes.get('/ping', (c) => c.json({ pong: true }))
projectRoutes.get('/data/ping/:dataset?', (c) => c.json({ pong: true }))
projectRoutes.get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))

function requireProject(c: LakeContext): void {
  if (c.req.param('project') !== c.get('lake').options.projectId) throw httpError(404, 'Project not found')
}

function project(c: LakeContext) {
  const { projectId, studioOrigin } = c.get('lake').options
  return {
    id: projectId,
    displayName: 'Tretopp',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    createdAt: '2024-01-01T00:00:00Z',
    updatedAt: '2024-01-01T00:00:00Z',
    metadata: { color: '#cccc52', externalStudioHost: studioOrigin },
    maxRetentionDays: 365,
    features: FEATURES,
    members: DEMO_USERS.map((user) => ({
      id: user.id,
      createdAt: '2024-01-01T00:00:00Z',
      updatedAt: '2024-01-01T00:00:00Z',
      role: user.role,
      roles: rolesOf(user),
      isRobot: user.isRobot,
      isCurrentUser: user.id === c.get('user')?.id,
    })),
  }
}

function acl(c: LakeContext): Response {
  const dataset = datasetOf(c)
  const user = c.get('user')
  const permissions = user && mayWrite(c, user, dataset) ? WRITING : READING
  return c.json([{ filter: user ? '_id in path("**")' : '_id in path("*")', permissions }])
}

function grantsOf(user: User) {
  const canManage = user.role === 'administrator'
  const grants = (...names: string[]) => names.map((name) => ({ name, params: {} }))
  const writes = user.role === 'viewer' ? [] : ['create', 'update', 'delete', 'manage']
  return {
    'sanity.document.filter': [{ config: { filter: '_id in path("**")' }, grants: grants('read', ...writes) }],
    'sanity.project.datasets': [
      { config: {}, grants: grants('read', ...(canManage ? ['create', 'delete', 'update'] : [])) },
    ],
    // A sandbox has no invitations.
    'sanity.project.members': [{ config: {}, grants: grants('read') }],
    'sanity.project.releases': [{ config: {}, grants: grants('read', ...writes) }],
  }
}

function applications(c: LakeContext) {
  const { projectId, studioOrigin } = c.get('lake').options
  return [
    {
      id: 'sandbox-studio',
      projectId,
      appHost: studioOrigin,
      urlType: 'external',
      type: 'studio',
      title: 'Tretopp',
      createdAt: '2024-01-01T00:00:00Z',
      updatedAt: '2024-01-01T00:00:00Z',
    },
  ]
}
