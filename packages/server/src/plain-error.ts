/** A fault of the surroundings that one sentence explains; whoever starts the server sees that sentence and no stack. */
export class PlainError extends Error {}
