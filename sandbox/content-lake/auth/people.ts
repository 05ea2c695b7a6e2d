/** The users of the sandbox's project and their roles. Nothing here is secret: the sandbox listens on loopback only. */

type Role = 'administrator' | 'editor' | 'viewer'

export type User = {
  id: string
  name: string
  displayName: string
  email: string
  role: Role
  isRobot: boolean
  profileImage: string | null
}

export const DEMO_USERS: readonly User[] = [
  person('pkari', 'Kari Redaktør', 'kari@example.com', 'administrator'),
  person('pola', 'Ola Redaktør', 'ola@example.com', 'editor'),
  person('pvigdis', 'Vigdis Leser', 'vigdis@example.com', 'viewer'),
]

/** The users of the two API tokens. */
export const WRITE_ROBOT = robot('g-write', 'Sandbox write token', 'administrator')
export const READ_ROBOT = robot('g-read', 'Sandbox read token', 'viewer')
/** The lake itself: scheduled releases. */
export const SYSTEM_USER = robot('g-system', 'Content Lake', 'administrator')

export const ALL_USERS: readonly User[] = [...DEMO_USERS, WRITE_ROBOT, READ_ROBOT, SYSTEM_USER]

export function canWrite(user: User): boolean {
  return user.role !== 'viewer'
}

function person(id: string, name: string, email: string, role: Role): User {
  return { id, name, displayName: name, email, role, isRobot: false, profileImage: null }
}

function robot(id: string, name: string, role: Role): User {
  return { id, name, displayName: name, email: '', role, isRobot: true, profileImage: null }
}
