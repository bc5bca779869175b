/** Letters, digits and what names contain between them; nothing invisible. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]{0,63}$/u;

/** A name as it is shown, and as it is compared: without differences of case, width and spaces. */
export interface OperatorName {
  readonly name: string;
  readonly nameKey: string;
}

/** Reads the name of an operator; null if it is none. */
export function readOperatorName(text: string): OperatorName | null {
  const name = text.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (!NAME.test(name)) return null;
  // Upper case first: ß and ss are one.
  return { name, nameKey: name.toUpperCase().toLowerCase().normalize('NFKC') };
}
