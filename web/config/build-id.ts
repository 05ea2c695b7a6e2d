/** The build that this code belongs to: next.config.mjs writes it in. Empty outside of Next, in tests for instance. */
export const buildId = process.env.BUILD_ID ?? ''
