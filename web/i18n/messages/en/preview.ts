export const preview = {
  label: 'Preview',
  drafts: 'You are seeing drafts',
  release: 'Release “{title}”',
  unnamedRelease: 'You are seeing a release',
  published: 'You are seeing what is published',
  exit: 'Exit preview',
} as const
