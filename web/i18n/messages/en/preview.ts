export const preview = {
  status: 'Preview: you are seeing drafts',
  exit: 'Exit preview',
} as const
