/** What was found to be wrong. */
export class Violation extends Error {
  override readonly name = 'Violation';
}
