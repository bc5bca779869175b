/** Two names as they are kept; null where they are one person: letters' case and blanks around do not make a second one. */
export function twoPeople([first, second]: readonly [string, string]): readonly [string, string] | null {
  const names = [first.trim(), second.trim()] as const;
  const isSame = names[0].toLowerCase() === names[1].toLowerCase();
  return isSame || names[0] === '' || names[1] === '' ? null : names;
}
