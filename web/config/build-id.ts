/** The build that this code belongs to: next.config.mjs writes it in. Empty outside of Next, for example in tests. */
export const buildId = process.env.BUILD_ID ?? ''
