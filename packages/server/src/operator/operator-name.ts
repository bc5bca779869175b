const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]{0,63}$/u;

/** The key ignores case, width and spaces. */
export interface OperatorName {
  readonly name: string;
  readonly nameKey: string;
}

export function readOperatorName(text: string): OperatorName | null {
  const name = text.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (!NAME.test(name)) return null;
  // Upper case first, so that ß equals ss.
  return { name, nameKey: name.toUpperCase().toLowerCase().normalize('NFKC') };
}

/** Null if both names are the same person, ignoring case, width and spaces. */
export function twoPeople([first, second]: readonly [string, string]): readonly [string, string] | null {
  const [one, other] = [readOperatorName(first), readOperatorName(second)];
  return one === null || other === null || one.nameKey === other.nameKey ? null : [one.name, other.name];
}
