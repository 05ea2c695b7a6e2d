import { maxLength, minLength, object, enum as oneOf, optional, string, trim } from 'zod/mini'

const limits = { title: 100, text: 5000 } as const

/** Texts, as the controls of the form hold them; an empty `fit` or `size` means that none was chosen. */
export const reviewFormSchema = object({
  stars: oneOf(['1', '2', '3', '4', '5'], 'starsRequired'),
  title: string().check(trim(), minLength(2, 'titleRequired'), maxLength(limits.title)),
  text: string().check(trim(), minLength(2, 'textRequired'), maxLength(limits.text)),
  fit: oneOf(['', 'small', 'true', 'large']),
  size: optional(string()),
})

export const reportFormSchema = object({
  reason: string().check(trim(), minLength(2, 'reasonRequired'), maxLength(500)),
})
