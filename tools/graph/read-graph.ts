import { isSource, listFiles } from '../source/list-files';
import { readSpecifiers, resolveSpecifier } from './read-imports';

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
  readonly passingDoor: readonly string[];
}

export interface Graph {
  readonly folders: readonly string[];
  readonly arrows: readonly Arrow[];
  /** That may not import the database driver. */
  readonly driverFaults: readonly string[];
}

/** May import everything and is imported by nothing. */
export const COMPOSITION = 'composition';
const COMPOSITION_FOLDERS: ReadonlySet<string> = new Set([COMPOSITION, 'cli']);
/** Below every capability and on no floor. */
export const BASE: ReadonlySet<string> = new Set(['platform', 'database', 'ledger']);
/** Without a door: every file may be imported. */
const OPEN: ReadonlySet<string> = new Set(['platform', 'database']);
const DRIVER = /^(pg|kysely)(\/|$)/;
const MAY_IMPORT_DRIVER = /\/(database|postgres|ledger\/verification)\/|\/postgres-[^/]*$/;
/** The second is for the PostgreSQL files of other capabilities. */
const DOORS: readonly string[] = ['index.ts', 'postgres/index.ts'];

function folderOf(path: string, sources: string): string {
  const [first = '', ...rest] = path.slice(sources.length + 1).split('/');
  return rest.length === 0 || COMPOSITION_FOLDERS.has(first) ? COMPOSITION : first;
}

export function readGraph(root: string, sources: string): Graph {
  const files = new Set(listFiles(root, sources).filter(isSource));
  const arrows = new Map<string, Arrow>();
  const driverFaults: string[] = [];
  for (const path of files) {
    const specifiers = readSpecifiers(root, path);
    const isAllowed = MAY_IMPORT_DRIVER.test(path) || folderOf(path, sources) === COMPOSITION;
    if (!isAllowed && specifiers.some((specifier) => DRIVER.test(specifier)))
      driverFaults.push(
        `${path}: only database/, postgres/, postgres-* files and ledger/verification/ import pg or kysely`,
      );
    for (const specifier of specifiers) {
      const target = resolveSpecifier(path, specifier, files);
      if (target !== null) addArrow(arrows, { path, target, sources });
    }
  }
  const folders = new Set([...files].map((path) => folderOf(path, sources)));
  return { folders: [...folders].sort(), arrows: [...arrows.values()].sort(byNames), driverFaults };
}

interface Import {
  readonly path: string;
  readonly target: string;
  readonly sources: string;
}

function addArrow(arrows: Map<string, Arrow>, { path, target, sources }: Import): void {
  const [from, to] = [folderOf(path, sources), folderOf(target, sources)];
  if (from === to) return;
  const isThroughDoor =
    from === COMPOSITION || OPEN.has(to) || DOORS.some((door) => target === `${sources}/${to}/${door}`);
  const { imports, passingDoor } = arrows.get(`${from} ${to}`) ?? { imports: 0, passingDoor: [] };
  const passing = isThroughDoor ? [] : [`${path} → ${target}`];
  arrows.set(`${from} ${to}`, { from, to, imports: imports + 1, passingDoor: [...passingDoor, ...passing] });
}

const byNames = (a: Arrow, b: Arrow): number => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1);
