import type { CurrentMember } from '#web/domain/member/member.ts'

type Known = Pick<CurrentMember, 'email' | 'fullName' | 'postcode'>

/** The fields that a member need not type, by name. The last word of a full name is taken for the family name. */
export function memberDetails({ email, fullName, postcode }: Known): Readonly<Record<string, string>> {
  const names = fullName.trim().split(/\s+/)
  return {
    email,
    firstName: names.length > 1 ? names.slice(0, -1).join(' ') : (names[0] ?? ''),
    ...(names.length > 1 && { lastName: names.at(-1) ?? '' }),
    ...(postcode && { zipCode: postcode }),
  }
}
