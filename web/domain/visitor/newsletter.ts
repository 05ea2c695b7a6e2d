/**
 * Ids of what the footer's sign-up says after the server took it: the fragments that it comes back to the page with.
 */
export const newsletterOutcomes = { success: 'newsletter-success', failed: 'newsletter-failed' } as const
