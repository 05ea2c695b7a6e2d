/** The members of the demo shop, whom nobody can log in as. */
export const MEMBERS = {
  ingrid: { fullName: 'Ingrid Haugen', lang: 'nb' },
  jonas: { fullName: 'Jonas Bakke', lang: 'nb' },
  marte: { fullName: 'Marte Solvang', lang: 'nb' },
  oddvar: { fullName: 'Oddvar Nilsen', lang: 'nb' },
  priya: { fullName: 'Priya Raman', lang: 'en' },
  sunniva: { fullName: 'Sunniva Åsheim', lang: 'nb' },
  tom: { fullName: 'Tom Whitfield', lang: 'en' },
} as const satisfies Readonly<Record<string, { readonly fullName: string; readonly lang: 'nb' | 'en' }>>

export type DemoMember = keyof typeof MEMBERS
