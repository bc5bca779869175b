import type { LiveView } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildMobaView, buildRoundsView } from '../testing';
import { viewEvents } from './view-events';
import { applyViewUpdate, viewUpdate } from './view-update';

const count = fc.integer({ min: 0, max: 5 });
const pair = fc.tuple(count, count).map((values) => [...values]);
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const side = fc.constantFrom<1 | 2>(1, 2);

const moba: fc.Arbitrary<LiveView> = fc
  .record({
    round: fc.integer({ min: 1, max: 2 }),
    kills: pair,
    gold: maybe(pair),
    towers: maybe(pair),
    lead: maybe(fc.integer({ min: 0, max: 6 }).map((length) => Array.from({ length }, (_, i) => [i * 30, i]))),
    objectives: maybe(
      fc.array(fc.record({ kind: fc.constant('baron' as const), side, at_s: count }), { maxLength: 4 }),
    ),
  })
  .map((fields) => buildMobaView(JSON.parse(JSON.stringify(fields)) as object));
const rounds: fc.Arbitrary<LiveView> = fc
  .record({ score: pair, alive: maybe(pair), history: maybe(fc.array(fc.record({ n: fc.constant(3), side }))) })
  .map((fields) => buildRoundsView(JSON.parse(JSON.stringify(fields)) as object));
const view = fc.oneof(moba, rounds);

describe('viewUpdate', () => {
  it('VIEW-5 an update leads from any view to any other', () => {
    fc.assert(
      fc.property(fc.option(view), view, (before, after) => {
        const wire: unknown = JSON.parse(JSON.stringify(viewUpdate(before, after)));
        expect(applyViewUpdate(before, wire as ReturnType<typeof viewUpdate>)).toEqual(after);
      }),
      { numRuns: 1_000 },
    );
  });

  it('VIEW-5 holds only what has changed, and of a list only its new entries', () => {
    const before = buildMobaView({ gold: [1, 2], lead: [[0, 0]], towers: [1, 0] });
    const { towers, ...after } = { ...before, gold: [3, 2], lead: [...(before.lead ?? []), [30, 1]] };
    expect(towers).toEqual([1, 0]);
    expect(viewUpdate(before, after)).toEqual({ set: { gold: [3, 2] }, gone: ['towers'], lead: [[30, 1]] });
    expect(viewUpdate(before, { ...before, lead: [[0, 7]] })).toEqual({ view: { ...before, lead: [[0, 7]] } });
  });

  it('bad-input 97 an update that makes no view is refused', () => {
    const before = buildMobaView();
    expect(applyViewUpdate(null, { set: { gold: [1, 2] } })).toBeNull();
    expect(applyViewUpdate(before, { set: { kills: 'many' } })).toBeNull();
    expect(applyViewUpdate(before, { set: 'x', gone: ['kills'] })).toBeNull();
  });
});

describe('viewEvents', () => {
  it('VIEW-5 names what happened between two views, and nothing of the first', () => {
    const before = buildMobaView({ towers: [0, 0], objectives: [] });
    const baron = { kind: 'baron', side: 2, at_s: 601 } as const;
    const after = { ...before, kills: [7, 3], towers: [0, 1], objectives: [baron], is_paused: 1 } as const;
    expect(viewEvents(null, before)).toEqual([]);
    expect(
      viewEvents(
        before,
        buildMobaView({ ...after, kills: [...after.kills], towers: [...after.towers], objectives: [baron] }),
      ),
    ).toEqual([
      { kind: 'kills', side: 1, count: 2, total: 7 },
      { kind: 'towers', side: 2, count: 1, total: 1 },
      { kind: 'objective', side: 2, objective: 'baron', element: null },
      { kind: 'paused' },
    ]);
    expect(viewEvents(before, buildMobaView({ round: 2 }))).toEqual([{ kind: 'map', round: 2 }]);
  });

  it('VIEW-5 names rounds with their reason, the change of sides and the bomb', () => {
    const before = buildRoundsView({ history: [{ n: 1, side: 1 }] });
    const after = buildRoundsView({
      history: [...(before.history ?? []), { n: 2, side: 2, won_by: 'defuse' }],
      swapped_at: 2,
      bomb: 'defused',
    });
    expect(viewEvents(before, after)).toEqual([
      { kind: 'bomb', state: 'defused' },
      { kind: 'round', side: 2, n: 2, wonBy: 'defuse' },
      { kind: 'swap', n: 2 },
    ]);
  });
});
