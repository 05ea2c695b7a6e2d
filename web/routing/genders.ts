export const genders = ['women', 'men'] as const

export type Gender = (typeof genders)[number]

export function isGender(value: unknown): value is Gender {
  return value === 'women' || value === 'men'
}

/** The genders under which a clothing type is listed: those that the editor chose, or both when none is chosen. */
export function listedGenders(clothingType: { readonly genders?: readonly string[] | null }): readonly Gender[] {
  const chosen = genders.filter((gender) => clothingType.genders?.includes(gender))
  return chosen.length > 0 ? chosen : genders
}
