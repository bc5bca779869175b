import { createHash } from 'node:crypto';

import { GAME_TYPES } from '../game-types';
import type { ScriptSource } from '../script/feed-of-scripts';
import type { RawTeam } from './readers/raw-map';
import type { RealSeries } from './real-series';
import { localNames } from './teams/local-names';
import { teamKey } from './teams/team-key';

export interface FeedIds {
  readonly matchId: (series: RealSeries) => number;
  readonly eventId: (series: RealSeries) => number;
  readonly teamId: (series: RealSeries, team: RawTeam) => number;
  readonly events: ScriptSource['events'];
  readonly teams: ScriptSource['teams'];
}

/** From names and the sources' series keys, so equal at every start. */
export function feedIds(series: readonly RealSeries[]): FeedIds {
  const matchId = idsFor(series, (one) => `match|${one.key}`);
  const eventId = idsFor(series, (one) => `event|${one.gameTypeId}|${one.event}`);
  const entries = series.flatMap((one) => [one.team1, one.team2].map((team) => ({ one, team })));
  const idOfTeam = idsFor(entries, ({ one, team }) => `team|${one.gameTypeId}|${teamKey(one.gameTypeId, team.name)}`);
  const events = series.map((one) => ({
    event_id: eventId(one),
    game_type_id: one.gameTypeId,
    names: one.event === '' ? gameNames(one.gameTypeId) : localNames(one.event),
  }));
  const teams = entries.map((known) => ({ team_id: idOfTeam(known), names: localNames(known.team.name) }));
  return {
    matchId,
    eventId,
    teamId: (one, team) => idOfTeam({ one, team }),
    events: [...new Map(events.map((event) => [event.event_id, event])).values()],
    teams: [...new Map(teams.map((team) => [team.team_id, team])).values()],
  };
}

function idsFor<Item>(items: readonly Item[], keyOf: (item: Item) => string): (item: Item) => number {
  const ids = stableIds(items.map(keyOf));
  return (item) => {
    const id = ids.get(keyOf(item));
    if (id === undefined) throw new RangeError(`No id was made for ${keyOf(item)}`);
    return id;
  };
}

function gameNames(gameTypeId: number) {
  return GAME_TYPES.find((game) => game.game_type_id === gameTypeId)?.names ?? localNames('');
}

/** Exclusive; keeps derived play and point ids safe integers. */
const ID_SPACE = 2_000_000_000;

/**
 * An id from 1 per key, equal on every machine and independent of other keys except on collision: the alphabetically
 * later key takes the next free id.
 */
export function stableIds(keys: Iterable<string>): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  const used = new Set<number>();
  for (const key of [...new Set(keys)].sort()) {
    let id = (createHash('sha256').update(key).digest().readUIntBE(0, 6) % ID_SPACE) + 1;
    while (used.has(id)) id = (id % ID_SPACE) + 1;
    used.add(id);
    ids.set(key, id);
  }
  return ids;
}
