import { z } from 'zod'
import { preferredFits } from './account-limits.ts'

/** A member as the member sees it (R7.11). */
export const currentMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Whether the member has verified that address. */
  isEmailVerified: z.boolean(),
  /** The address that the member wants instead, until it is verified. */
  pendingEmail: z.string().nullable(),
  fullName: z.string(),
  /** Path of the picture, 50 pixels square; null for members without one. */
  profilePicture: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().nullable(),
  birthYear: z.number().nullable(),
  postcode: z.string().nullable(),
  preferredFit: z.enum(preferredFits).nullable(),
  enableNotifications: z.boolean(),
})
export type CurrentMember = z.output<typeof currentMemberSchema>
