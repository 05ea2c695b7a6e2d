/** A condition of the machine that stops a command: its message is one sentence for the person at the terminal. */
export class SetUpError extends Error {}
