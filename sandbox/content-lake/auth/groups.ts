import type { LakeDocument } from '../query/documents.ts'
import { canWrite, DEMO_USERS } from './people.ts'

export const READING = ['read', 'history']
export const WRITING = ['create', 'update', 'read', 'history', 'manage', 'editHistory']

const PREFIX = '_.groups.'
const TIME = '2024-01-01T00:00:00Z'

/**
 * Who may do what, as every dataset of the hosted service has it in itself: the Studio reads in it whom an editor may
 * mention and give a task.
 */
export function groupDocuments(): LakeDocument[] {
  return [...new Set(DEMO_USERS.map(({ role }) => role))].map((role) => {
    const members = DEMO_USERS.filter((user) => user.role === role)
    return {
      _id: PREFIX + role,
      _type: 'system.group',
      _rev: 'sandbox',
      _createdAt: TIME,
      _updatedAt: TIME,
      grants: [{ filter: '_id in path("**")', permissions: members.some(canWrite) ? WRITING : READING }],
      members: members.map(({ id }) => id),
    }
  })
}

/** Whether the document with this id is such a group. */
export function isGroup(id: string): boolean {
  return id.startsWith(PREFIX)
}
