import { parseArgs } from 'node:util';

import type { Verdict } from './lib/run-rounds';
import { p1 } from './p1-fan-out';
import { p13 } from './p13-first-paint';
import { p14 } from './p14-host-cost';
import { p16 } from './p16-slip-totals';
import { p2 } from './p2-latency';
import { p3 } from './p3-memory';
import { p5 } from './p5-placing';
import { p6 } from './p6-hot-market';
import { p8 } from './p8-settling';

const BENCHES: Readonly<Record<string, (rounds: number) => Promise<Verdict[]>>> = {
  p1,
  p2,
  p3,
  p5,
  p6,
  p8,
  p13,
  p14,
  p16,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const names = positionals.length === 0 ? Object.keys(BENCHES) : positionals;
for (const name of names) {
  const bench = BENCHES[name];
  if (bench === undefined) throw new Error(`No benchmark ${name}; there are ${Object.keys(BENCHES).join(', ')}.`);
  await bench(Number(values.rounds));
}
