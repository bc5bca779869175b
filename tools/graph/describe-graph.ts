import { findCycles, floorsOf } from './find-cycles';
import { BASE, COMPOSITION, type Arrow, type Graph } from './read-graph';

export interface GraphReport {
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

const MOST_FLOORS = 5;

/** Composition is above the floors, platform, database and ledger are below them. */
export function describeGraph({ folders, arrows, driverFaults }: Graph): GraphReport {
  const inside = arrows.filter(({ from }) => from !== COMPOSITION);
  const capabilities = folders.filter((folder) => folder !== COMPOSITION && !BASE.has(folder));
  const drawn = inside.filter(({ from, to }) => capabilities.includes(from) && capabilities.includes(to));
  const floors = floorsOf(capabilities, drawn);
  const highest = Math.max(0, ...floors.values());
  const faults = [
    ...findCycles(folders, inside).map((cycle) => `cycle: ${cycle.join(' → ')}`),
    ...(highest > MOST_FLOORS ? [`${highest} floors, at most ${MOST_FLOORS}: ${longestWay(floors, drawn)}`] : []),
    ...inside.filter(({ to }) => to === COMPOSITION).flatMap(compositionFaults),
    ...inside.filter(({ from, to }) => BASE.has(from) && !BASE.has(to) && to !== COMPOSITION).map(baseFault),
    ...inside.flatMap(({ to, passingDoor }) =>
      to === COMPOSITION ? [] : passingDoor.map((passing) => `past the door: ${passing}: import ${to}/index.ts`),
    ),
    ...driverFaults,
  ];
  const lines = Array.from({ length: highest }, (_, below) => highest - below).flatMap((floor) => [
    `Floor ${floor}`,
    ...capabilities.filter((folder) => floors.get(folder) === floor).flatMap((folder) => folderLines(folder, drawn)),
  ]);
  return { lines: [...lines, sumLine(capabilities, drawn)], faults };
}

function folderLines(folder: string, drawn: readonly Arrow[]): string[] {
  const targets = drawn
    .filter(({ from }) => from === folder)
    .map(({ to, imports, passingDoor }) => {
      const passing = passingDoor.length === 0 ? '' : `, ${passingDoor.length} past the door`;
      return `${to} (${imports}${passing})`;
    });
  return [`  ${folder}${targets.length === 0 ? '' : ` → ${targets.join(', ')}`}`];
}

function sumLine(capabilities: readonly string[], drawn: readonly Arrow[]): string {
  const through = drawn.filter(({ passingDoor }) => passingDoor.length === 0).length;
  return `${capabilities.length} capabilities, ${drawn.length} arrows, ${through} of them through the door only`;
}

const compositionFaults = ({ passingDoor }: Arrow): string[] =>
  passingDoor.map((passing) => `imports the composition: ${passing}: pass the value as a parameter`);

const baseFault = ({ from, to }: Arrow): string => `${from} is below the capabilities and imports ${to}`;

function longestWay(floors: ReadonlyMap<string, number>, drawn: readonly Arrow[]): string {
  const [top] = [...floors].toSorted(([, a], [, b]) => b - a);
  const way = [top?.[0] ?? ''];
  for (let floor = (top?.[1] ?? 1) - 1; floor > 0; floor -= 1) {
    const next = drawn.find(({ from, to }) => from === way.at(-1) && floors.get(to) === floor);
    if (next !== undefined) way.push(next.to);
  }
  return way.join(' → ');
}
