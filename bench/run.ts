import { parseArgs } from 'node:util';

import { MINUTE } from '../tools/time/durations';
import type { BenchOptions } from './lib/bench-options';
import type { Comparison } from '@clutchline/test-support/bench/run-rounds';
import { capacity } from './capacity';
import { c1 } from './c1-analysis';
import { c2 } from './c2-results';
import { c3 } from './c3-search';
import { c4 } from './c4-storing-results';
import { c5 } from './c5-history';
import { c6 } from './c6-calendars';
import { d11 } from './d11-desks';
import { deskSeen } from './desk-seen';
import { o2 } from './o2-slow-wallet';
import { o3 } from './o3-seamless-placing';
import { p1 } from './p1-fan-out';
import { p13 } from './p13-first-paint';
import { p14 } from './p14-host-cost';
import { p15 } from './p15-long-run';
import { p16 } from './p16-slip-totals';
import { p17 } from './p17-start';
import { p18 } from './p18-growth';
import { p2 } from './p2-latency';
import { p3 } from './p3-memory';
import { p4 } from './p4-restart';
import { p5Cost } from './p5-cost';
import { p5 } from './p5-placing';
import { p6 } from './p6-hot-market';
import { p7 } from './p7-reading';
import { p8 } from './p8-settling';
import { p9 } from './p9-board';
import { p10 } from './p10-interaction';
import { p11 } from './p11-painted';
import { v21 } from './v21-round-frames';
import { v23 } from './v23-round-phases';
import { v23Screen } from './v23-round-on-screen';
import { v4 } from './v4-verified-epoch';

const BENCHES: Readonly<Record<string, (rounds: number, options: BenchOptions) => Promise<Comparison[]>>> = {
  p1,
  p2,
  p3,
  p4,
  p5,
  p6,
  p7,
  p8,
  p9,
  p10,
  p11,
  p13,
  p14,
  p15,
  p16,
  p17,
  p18,
  c1,
  c2,
  c3,
  c4,
  c5,
  c6,
  'p5-cost': p5Cost,
  capacity,
  v4,
  v21,
  v23,
  'v23-screen': v23Screen,
  desk: deskSeen,
  d11,
  o2,
  o3,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
    matches: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '10000' },
    bets: { type: 'string', default: '1000000' },
    folder: { type: 'string' },
    'all-rows': { type: 'boolean', default: false },
  },
});
const CONTENT = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
const names = positionals.flatMap((name) => (name === 'content' ? CONTENT : [name]));
const reached: Comparison[] = [];
const began = performance.now();
for (const name of names.length === 0 ? Object.keys(BENCHES) : names) {
  const bench = BENCHES[name];
  if (bench === undefined)
    throw new Error(`Unknown benchmark ${name}; valid names: ${Object.keys(BENCHES).join(', ')}, content.`);
  const options = {
    drawsAll: values['all-rows'],
    minutes: Number(values.minutes),
    matches: Number(values.matches),
    clients: Number(values.clients),
    bets: Number(values.bets),
    folder: values.folder ?? null,
  };
  reached.push(...(await bench(Number(values.rounds), options)));
}
const minutes = ((performance.now() - began) / MINUTE).toFixed(1);
console.log(`All goals, after ${minutes} minutes:`);
for (const { name, ratio, isReached } of reached)
  console.log(`  ${isReached ? 'reached' : 'missed '}  ${name}: ${ratio.toPrecision(3)}`);
