type Person = { readonly roles: readonly { readonly name: string }[] }

const developerRoles: ReadonlySet<string> = new Set(['administrator', 'developer'])

/** Whether the user has a developer role; the roles are those of the hosted service. */
export function isDeveloper(person: Person | null | undefined): boolean {
  return person?.roles.some(({ name }) => developerRoles.has(name)) ?? false
}
