import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { describeGraph } from './describe-graph';
import { readGraph } from './read-graph';

const SOURCES = 'packages/server/src';

function graphOf(imports: Readonly<Record<string, readonly string[]>>) {
  const named = new Set(Object.keys(imports));
  const texts = [...named].map((path): [string, string] => {
    const lines = (imports[path] ?? []).map((specifier, index) => `import * as m${index} from '${specifier}';`);
    return [`${SOURCES}/${path}`, `${lines.join('\n')}\nexport const own = 1;\n`];
  });
  return describeGraph(readGraph(tempCheckout(Object.fromEntries(texts)), SOURCES));
}

describe('the graph of capabilities', () => {
  it('prints floors from the highest, with imports through doors and past them', () => {
    const { lines, faults } = graphOf({
      'players/index.ts': ['./session'],
      'players/session.ts': ['../platform/clock', '../ledger/accounts'],
      'ledger/accounts.ts': ['@clutchline/domain'],
      'platform/clock.ts': [],
      'placement/index.ts': ['../players', '../players/index', '../players/session', '../catalogue'],
      'placement/postgres-store.ts': ['../catalogue/postgres'],
      'catalogue/index.ts': [],
      'catalogue/postgres/index.ts': [],
    });
    expect(lines).toEqual([
      'Floor 2',
      '  placement → catalogue (2), players (3, 1 past the door)',
      'Floor 1',
      '  catalogue',
      '  players',
      '3 capabilities, 2 arrows, 1 of them through the door only',
    ]);
    expect(faults).toEqual([
      `past the door: ${SOURCES}/placement/index.ts → ${SOURCES}/players/session.ts: import players/index.ts`,
      `past the door: ${SOURCES}/players/session.ts → ${SOURCES}/ledger/accounts.ts: import ledger/index.ts`,
    ]);
  });

  it('finds cycles, of types and of base folders too, and prints each once', () => {
    const { faults, lines } = graphOf({
      'operator/index.ts': ['../pools'],
      'pools/index.ts': ['../settlement'],
      'settlement/index.ts': ['../history'],
      'history/index.ts': ['../pools'],
      'platform/clock.ts': ['../database/pool'],
      'database/pool.ts': ['../platform/clock'],
    });
    expect(faults).toEqual(['cycle: database → platform → database', 'cycle: history → pools → settlement → history']);
    expect(lines.slice(0, 3)).toEqual(['Floor 2', '  operator → pools (1)', 'Floor 1']);
    const root = tempCheckout({
      [`${SOURCES}/bus/index.ts`]: `import type { A } from '../push';\nexport type B = A;`,
      [`${SOURCES}/push/index.ts`]: `export type A = 1;\nexport type C = import('../bus').B;`,
    });
    expect(describeGraph(readGraph(root, SOURCES)).faults).toEqual(['cycle: bus → push → bus']);
  });

  it('refuses a sixth floor and names the way down', () => {
    const tower = (height: number) =>
      graphOf(
        Object.fromEntries(
          Array.from({ length: height }, (_, floor) => [`f${floor}/index.ts`, floor === 0 ? [] : [`../f${floor - 1}`]]),
        ),
      ).faults;
    expect(tower(5)).toEqual([]);
    expect(tower(6)).toEqual(['6 floors, at most 5: f5 → f4 → f3 → f2 → f1 → f0']);
  });

  it('lets the composition import everything and nothing import the composition', () => {
    const { faults } = graphOf({
      'start-server.ts': ['./composition/stores', './players/session'],
      'composition/stores.ts': ['../players/session'],
      'cli/verify.ts': ['../players/session', '../start-server', 'pg'],
      'config.ts': [],
      'players/session.ts': ['../config'],
      'ledger/accounts.ts': ['../players'],
      'players/index.ts': [],
    });
    expect(faults).toEqual([
      `imports the composition: ${SOURCES}/players/session.ts → ${SOURCES}/config.ts: pass the value as a parameter`,
      'ledger is below the capabilities and imports players',
    ]);
  });

  it('finds the database driver outside database/, postgres/ and postgres-* files, and not in tests', () => {
    const { faults } = graphOf({
      'database/pool.ts': ['pg'],
      'pools/postgres-pool-store.ts': ['kysely'],
      'ledger/verification/checks.ts': ['kysely'],
      'feed/postgres/write.ts': ['kysely'],
      'pools/read-pools.test.ts': ['pg'],
      'pools/read-pools.ts': ['kysely'],
    });
    expect(faults).toEqual([
      `${SOURCES}/pools/read-pools.ts: only database/, postgres/, postgres-* files and ledger/verification/ import pg or kysely`,
    ]);
  });
});
