/** An operational error explained by its message; shown without a stack. */
export class PlainError extends Error {}
