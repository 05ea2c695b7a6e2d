/**
 * Node's arguments for the process of the stand-ins. V8 lets a heap grow to a multiple of what is in use before it collects; these bounds
 * make it collect sooner. A dataset of 100,000 documents needs an eighth of them.
 */
export const MEMORY_ARGUMENTS = ['--max-old-space-size=1024', '--max-semi-space-size=8']
