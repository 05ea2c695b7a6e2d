export const preview = {
  label: 'Preview',
  drafts: 'You are viewing drafts',
  release: 'You are viewing the release “{title}”',
  unnamedRelease: 'You are viewing a release',
  published: 'You are viewing published content',
  exit: 'Exit preview',
} as const
