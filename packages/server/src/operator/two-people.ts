import { readOperatorName } from './operator-name';

/** Null if both names are the same person, ignoring case, width and spaces. */
export function twoPeople([first, second]: readonly [string, string]): readonly [string, string] | null {
  const [one, other] = [readOperatorName(first), readOperatorName(second)];
  return one === null || other === null || one.nameKey === other.nameKey ? null : [one.name, other.name];
}
