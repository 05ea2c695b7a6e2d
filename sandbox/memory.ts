/**
 * Node arguments for the stand-ins: limits that make V8 collect garbage sooner. A dataset of 100,000 documents needs an
 * eighth of this memory.
 */
export const MEMORY_ARGUMENTS = ['--max-old-space-size=1024', '--max-semi-space-size=8']
