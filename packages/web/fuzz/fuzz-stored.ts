import { isDeepStrictEqual } from 'node:util';

import type { AppState } from '../src/state/app-state';
import type { FakeStorageArea } from '../testing/fake-storage-area';
import { createTestApp } from '../testing/test-app';
import { drawPageOptions, openFuzzedPage, warmUp } from './fuzzed-page';
import { fullStorage } from './filled-storage';
import { type Finding, FuzzFindings } from './fuzz-findings';
import { SeededRandom } from './seeded-random';
import { mutateJson } from './mutate-json';

/** Share of spoilt values; one in how many storages is rendered. */
const SPOILT = 0.25;
const CASES_A_PAGE = 40;

/** State at the start, and its stored sources. */
const STORED: readonly { readonly from: readonly string[]; readonly read: (app: AppState) => unknown }[] = [
  { from: ['lang'], read: ({ language }) => language.getState().langId },
  { from: ['avatarId'], read: ({ preferences }) => preferences.getState().avatarId },
  { from: ['oddsFormat'], read: ({ preferences }) => preferences.getState().oddsFormat },
  { from: ['timeZone'], read: ({ preferences }) => preferences.getState().timeZone },
  { from: ['sound'], read: ({ preferences }) => preferences.getState().sound },
  { from: ['skin'], read: ({ settings }) => settings.getState().theme },
  { from: ['accept'], read: ({ slip }) => slip.getState().accept },
  { from: ['fastStake'], read: ({ slip }) => slip.getState().fastStake },
  { from: ['quickaAmount'], read: ({ slip }) => slip.getState().lastStakes },
  { from: ['favorites'], read: ({ favorites }) => favorites.getState() },
  { from: ['shopCartList', 'singleIds'], read: ({ slip }) => slip.getState().slip.singleIds },
  { from: ['shopCartList', 'parlayIds'], read: ({ slip }) => slip.getState().slip.parlayIds },
  {
    from: ['stakes'],
    read: ({ slip }) => {
      const { open, singleStakes, commonStake, parlayStake, stakesCurrency, sizes } = slip.getState();
      return { open, singleStakes, commonStake, parlayStake, stakesCurrency, sizes };
    },
  },
];

function startWith(area: FakeStorageArea): AppState {
  return createTestApp({ area }).app;
}

interface SpoiltStorage {
  readonly area: FakeStorageArea;
  /** By name. */
  readonly broken: ReadonlyMap<string, string>;
}

function drawStorage(random: SeededRandom): SpoiltStorage {
  const area = fullStorage();
  const broken = new Map<string, string>();
  for (const [key, text] of area.values) {
    if (!random.chance(SPOILT)) continue;
    const spoilt = spoilStored(text, random);
    area.values.set(key, spoilt);
    broken.set(key.replace('test:', ''), spoilt);
  }
  return { area, broken };
}

function lossesOf({ area, broken }: SpoiltStorage, sound: AppState): readonly string[] {
  try {
    const app = startWith(area);
    const lost = STORED.filter(({ read }) => !isDeepStrictEqual(read(app), read(sound)));
    return lost.filter(({ from }) => !from.some((name) => broken.has(name))).map(({ from }) => `${from.join()} lost`);
  } catch (error) {
    return [`no start: ${String(error)}`];
  }
}

export async function fuzzStored(cases: number, seed: number): Promise<readonly Finding[]> {
  const random = new SeededRandom(seed);
  const findings = new FuzzFindings();
  const stop = findings.listen();
  const sound = startWith(fullStorage());
  const first = await openFuzzedPage();
  await warmUp(first);
  await first.close();
  for (let at = 0; at < cases && !findings.areEnough; at += 1) {
    const storage = drawStorage(random);
    const what = [...storage.broken].map(([name, text]) => `${name}: ${text.slice(0, 200)}`).join('\n');
    const losses = lossesOf(storage, sound);
    findings.note(at, what, losses);
    if (losses.length > 0 || at % CASES_A_PAGE > 0) continue;
    const page = await openFuzzedPage({ ...drawPageOptions(random), area: storage.area });
    findings.look(page, at, what);
    await page.go('/user');
    await page.settle(2);
    findings.look(page, at, what);
    await page.close();
  }
  stop();
  return findings.all;
}

const OTHER_VERSIONS = [0, 2, 99, -1, '1', null] as const;
const NO_JSON = ['', ' ', 'null', 'undefined', 'NaN', '[object Object]', '{}', '[]', '1e999', '<p>', '\uFEFF'] as const;
/** Above the read limit; breaks parsers without one. */
const HUGE = ['9'.repeat(600_000), `{"v":1,"d":${'['.repeat(100_000)}`, JSON.stringify('x'.repeat(600_000))] as const;

/** As damage, an extension or another version may leave it. */
function spoilStored(text: string, random: SeededRandom): string {
  const kind = random.below(10);
  if (kind === 0) return text.slice(0, random.below(text.length));
  if (kind === 1) return random.pick(NO_JSON);
  if (kind === 2) return random.pick(HUGE);
  const framed: unknown = JSON.parse(text);
  if (typeof framed !== 'object' || framed === null || !('d' in framed)) return '';
  if (kind === 3) return JSON.stringify({ ...framed, v: random.pick(OTHER_VERSIONS) });
  if (kind === 4) return JSON.stringify(mutateJson(framed, random));
  return JSON.stringify({ ...framed, d: mutateJson(framed.d, random) });
}
