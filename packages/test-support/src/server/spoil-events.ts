import type { FeedEvent, Names } from '@clutchline/contract';

import { anyOf, PLACEHOLDERS } from '../../../feeds/src/replay/testing/implausible-cells';
import type { SeededRandom } from '../../../feeds/src/simulator/seeded-random';

type EventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>;
type Spoil<Type extends FeedEvent['type']> = (random: SeededRandom, event: EventOf<Type>) => readonly unknown[];

const namesOf = (en: string): Names => ({ cn: '', en, tw: '', th: '', vn: '', in: '', jp: '', kr: '' });

const SPOILS = {
  team: (random, event) => [
    { ...event, names: namesOf(anyOf(random, [...PLACEHOLDERS, 'Cedar', 'Dunes', '', 'x'.repeat(300)])) },
  ],
  match: (random, event) =>
    anyOf<readonly unknown[]>(random, [
      [{ ...event, team_id_2: event.team_id_1 }],
      [{ ...event, team_id_1: event.team_id_2, team_id_2: event.team_id_1 }],
      [{ ...event, team_id_2: 999_999_999 }],
      [{ ...event, start_time: 0 }],
      [{ ...event, best_of: anyOf(random, [1, 2, 3, 0, 99]) }],
      [],
    ]),
  play: (random, event) => {
    const [one, two, ...rest] = event.points;
    if (one === undefined || two === undefined) return [event];
    return anyOf<readonly unknown[]>(random, [
      [{ ...event, points: [one, { ...two, pick: one.pick }, ...rest] }],
      [{ ...event, points: [one, { ...two, line: one.line }, ...rest] }],
      [{ ...event, points: [{ ...one, odd: 1_000_000 }, two, ...rest] }],
      [{ ...event, points: [{ ...one, odd: 0 }, two, ...rest] }],
      [{ ...event, points: [{ ...one, pick: { kind: 'team', team_id: 5 } }, two, ...rest] }],
      [{ ...event, line: anyOf(random, [null, 0, -5_000, 9_999_000]) }],
      [{ ...event, round: anyOf(random, [0, 9, 99]) }],
      [{ ...event, market: anyOf(random, ['match_winner', 'map_handicap', 'total_kills', 'nonsense']) }],
      [],
    ]);
  },
  prices: (random, event) => [
    {
      ...event,
      prices: event.prices.map((price) => ({
        ...price,
        odd: anyOf(random, [0, 1_001, 1_000_000, null, (price.odd ?? 2_000) * 10]),
      })),
    },
  ],
  live: (random, { live, ...event }) => [
    {
      ...event,
      live: { ...live, score_1: random.whole(4), score_2: random.whole(4), status: anyOf(random, [1, 2, 3, 4]) },
    },
  ],
  'map-result': (random, { facts, ...event }) =>
    anyOf<readonly unknown[]>(random, [
      [{ ...event, facts: { ...facts, winner: 999 } }],
      [{ ...event, facts, round: 16 }],
      [
        { ...event, facts },
        { ...event, facts: { ...facts, score_1: facts.score_2, score_2: facts.score_1 } },
      ],
      [{ ...event, facts: { ...facts, duration_s: -1 } }],
      facts.status === 'not_played' ? [] : [{ ...event, facts }],
    ]),
  'match-result': (random, { facts, ...event }) =>
    anyOf<readonly unknown[]>(random, [
      [{ ...event, facts: { ...facts, winner: 999 } }],
      [{ ...event, facts: { ...facts, score_1: facts.score_2, score_2: facts.score_1 } }],
      [{ ...event, facts: { ...facts, score_1: 3, score_2: 3 } }],
      [{ ...event, facts: { winner: null, score_1: 0, score_2: 0 } }],
      [{ ...event, facts, game_id: event.game_id + 1 }],
      [{ ...event, facts: { ...facts, best_of: 7 } }],
      [
        { ...event, facts },
        { ...event, facts: { ...facts, winner: null } },
      ],
    ]),
} satisfies { readonly [Type in FeedEvent['type']]?: Spoil<Type> };

/** Corrupted, lost, repeated, reordered, or no events at all. */
export function spoilEvents(random: SeededRandom, events: readonly FeedEvent[], share: number): readonly unknown[] {
  const spoiled = events.flatMap((event): readonly unknown[] => {
    const chance = random.next();
    if (chance < share) return spoiltForm(random, event);
    if (chance < share * 1.2) return [event, event];
    return chance < share * 1.25
      ? [anyOf<unknown>(random, [null, 'text', 7, [], { ...event, type: 'other' }])]
      : [event];
  });
  if (random.next() > share) return spoiled;
  return spoiled
    .map((event) => ({ event, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

function spoiltForm(random: SeededRandom, event: FeedEvent): readonly unknown[] {
  if (event.type === 'team') return SPOILS.team(random, event);
  if (event.type === 'match') return SPOILS.match(random, event);
  if (event.type === 'play') return SPOILS.play(random, event);
  if (event.type === 'prices') return SPOILS.prices(random, event);
  if (event.type === 'live') return SPOILS.live(random, event);
  if (event.type === 'map-result') return SPOILS['map-result'](random, event);
  return event.type === 'match-result' ? SPOILS['match-result'](random, event) : [event];
}
