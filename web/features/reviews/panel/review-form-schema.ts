import * as v from 'valibot'

const limits = { title: 100, text: 5000 } as const

/** Texts, as the controls of the form hold them; an empty `fit` or `size` means that none was chosen. */
export const reviewFormSchema = v.object({
  /** Missing while none are chosen. */
  stars: v.pipe(v.nullish(v.string(), ''), v.picklist(['1', '2', '3', '4', '5'], 'starsRequired')),
  title: v.pipe(v.string(), v.trim(), v.minLength(2, 'titleRequired'), v.maxLength(limits.title)),
  text: v.pipe(v.string(), v.trim(), v.minLength(2, 'textRequired'), v.maxLength(limits.text)),
  fit: v.picklist(['', 'small', 'true', 'large']),
  size: v.optional(v.string()),
})

export const reportFormSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.minLength(2, 'reasonRequired'), v.maxLength(500)),
})
