import { readOperatorName } from './operator-name';

/** Two names as they are stored; null if they are one person: case, width and spaces do not make a second one. */
export function twoPeople([first, second]: readonly [string, string]): readonly [string, string] | null {
  const [one, other] = [readOperatorName(first), readOperatorName(second)];
  return one === null || other === null || one.nameKey === other.nameKey ? null : [one.name, other.name];
}
