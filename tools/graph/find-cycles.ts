import type { Arrow } from './read-graph';

/** The shortest cycle through each folder, each once, with its first folder repeated at the end. */
export function findCycles(folders: readonly string[], arrows: readonly Arrow[]): string[][] {
  const found = new Map<string, string[]>();
  for (const folder of folders) {
    const cycle = shortestWay(folder, folder, arrows);
    const members = cycle?.toSorted().filter((member, index, all) => member !== all[index - 1]);
    if (cycle !== null && members !== undefined && !found.has(members.join())) found.set(members.join(), cycle);
  }
  return [...found.values()];
}

function shortestWay(from: string, to: string, arrows: readonly Arrow[]): string[] | null {
  const visited = new Set<string>();
  let ways: string[][] = [[from]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      arrows.filter((arrow) => arrow.from === way.at(-1)).map((arrow) => [...way, arrow.to]),
    );
    const found = longer.find((way) => way.at(-1) === to);
    if (found !== undefined) return found;
    ways = longer.filter((way) => {
      const end = way.at(-1) ?? '';
      return !visited.has(end) && visited.add(end);
    });
  }
  return null;
}

/** Floor 1 imports no other folder, each other is one above the highest that it imports. A cycle is on one floor. */
export function floorsOf(folders: readonly string[], arrows: readonly Arrow[]): ReadonlyMap<string, number> {
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, arrows)]));
  const below = (folder: string): string[] =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder) !== true);
  const floors = new Map<string, number>();
  for (const folder of folders.toSorted((a, b) => below(a).length - below(b).length))
    floors.set(folder, 1 + Math.max(0, ...below(folder).map((other) => floors.get(other) ?? 0)));
  return floors;
}

function reachedFrom(folder: string, arrows: readonly Arrow[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (from: string): void => {
    for (const arrow of arrows) {
      if (arrow.from !== from || reached.has(arrow.to)) continue;
      reached.add(arrow.to);
      visit(arrow.to);
    }
  };
  visit(folder);
  return reached;
}
