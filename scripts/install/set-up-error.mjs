/** An error whose message says enough (settings, network, disk): commands print it without a stack trace. */
export class SetUpError extends Error {}
