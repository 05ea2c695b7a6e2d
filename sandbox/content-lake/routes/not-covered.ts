import { httpError, type LakeError } from '../http/errors.ts'

/** Parts of the hosted service that are missing here, by path, and what to do instead. */
const NOT_COVERED: readonly [RegExp, string][] = [
  [/\/projects\/[^/]+\/cors/, 'CORS origins cannot be changed in the sandbox: every origin of this machine is allowed'],
  [
    /\/hooks\//,
    'Webhooks cannot be changed or looked into in the sandbox: its only one tells SITE_ORIGIN what was published',
  ],
  [
    /\/(access|invitations)\//,
    'People, roles and tokens cannot be changed in the sandbox: tokens are those of the environment',
  ],
  [/\/(user-applications|applications)/, 'The sandbox hosts no Studios: "npm run build" writes yours to .build/studio'],
  [/\/backups/, 'The sandbox makes no backups: "dataset export" writes a dataset to a file'],
  [/\/graphql/, 'The sandbox has no GraphQL: ask with GROQ'],
  [/\/embeddings/, 'The sandbox has no embeddings'],
  [/\/agent\//, 'The sandbox has no agent actions'],
  [/\/(media-libraries|video)/, 'The sandbox has no media libraries'],
]

/** A 404 that says what is missing: the `sanity` command and clients show it as it is. */
export function notCovered(method: string, path: string): LakeError {
  const known = NOT_COVERED.find(([pattern]) => pattern.test(path))
  return httpError(404, known ? `${known[1]} (${method} ${path})` : `No such endpoint: ${method} ${path}`)
}
