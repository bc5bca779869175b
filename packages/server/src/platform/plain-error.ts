/** An operational error, shown as its message without a stack. */
export class PlainError extends Error {}
