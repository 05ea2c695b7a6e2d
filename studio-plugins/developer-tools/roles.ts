type Person = { readonly roles: readonly { readonly name: string }[] }

const developerRoles: ReadonlySet<string> = new Set(['administrator', 'developer'])

/** Whether somebody works on the shop itself; roles are those of the hosted service. */
export function isDeveloper(person: Person | null | undefined): boolean {
  return person?.roles.some(({ name }) => developerRoles.has(name)) ?? false
}
