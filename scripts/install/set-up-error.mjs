/** An error that the user can fix (settings, network, disk): commands print its message without a stack trace. */
export class SetUpError extends Error {}
