const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'_-]{0,63}$/u;

/** Ignores case, width, spaces. */
export interface OperatorName {
  readonly name: string;
  readonly nameKey: string;
}

export function readOperatorName(text: string): OperatorName | null {
  const name = text.normalize('NFKC').trim().replace(/\s+/gu, ' ');
  if (!NAME.test(name)) return null;
  // ß equals ss.
  return { name, nameKey: name.toUpperCase().toLowerCase().normalize('NFKC') };
}

/** Null: the same person. */
export function distinctOperators([first, second]: readonly [string, string]): readonly [string, string] | null {
  const [one, other] = [readOperatorName(first), readOperatorName(second)];
  return one === null || other === null || one.nameKey === other.nameKey ? null : [one.name, other.name];
}
