import type { LiveView } from '@clutchline/contract';

import { countOf, idOf, pairOf, payloadOf, payloadsOf } from './payload';
import { viewOf, type ViewPlace } from './view-place';

/**
 * An entry of OpenDota's `GET /live`: kills, gold lead, clock, lane towers and heroes. `last_update_time` is `delay`
 * seconds behind the game (120).
 */
export function openDotaView(game: unknown, place: ViewPlace): LiveView | null {
  const live = payloadOf(game);
  const clock_s = countOf(live['game_time']);
  const updated = countOf(live['last_update_time']);
  const difference = live['radiant_lead'];
  const hasLead = clock_s !== undefined && typeof difference === 'number' && Number.isInteger(difference);
  return viewOf(
    place,
    [
      { id: idOf(live['team_id_radiant']), role: 'radiant' },
      { id: idOf(live['team_id_dire']), role: 'dire' },
    ],
    {
      family: 'moba',
      source: 'opendota',
      at: updated === undefined ? undefined : updated * 1_000,
      clock_s,
      kills: pairOf(countOf(live['radiant_score']), countOf(live['dire_score'])),
      towers: laneTowers(live['building_state']),
      lead: hasLead ? [[clock_s, difference]] : undefined,
      draft: draftOf(live['players'], place),
    },
  );
}

/** Lanes from bit 0 are those of the radiant, from bit 16 those of the dire; three bits each. */
const LANE_BITS = 3;
const LANES = 3;
const DIRE_FROM = 16;
/** Value of a lane whose three towers are destroyed; one less for each tower. */
const ALL_DESTROYED = 4;

/**
 * Destroyed towers of the lanes. A lane counts from 1, all towers intact, to 4. Values above 4 concern barracks; a 0 means
 * that the source does not know, and then nothing is stated.
 */
function laneTowers(state: unknown): number[] | undefined {
  const bits = countOf(state);
  if (bits === undefined) return undefined;
  const lost = (from: number): number | undefined => {
    const lanes = Array.from({ length: LANES }, (_, lane) => (bits >> (from + lane * LANE_BITS)) & 7);
    if (lanes.includes(0)) return undefined;
    return lanes.reduce((sum, value) => sum + Math.min(value, ALL_DESTROYED) - 1, 0);
  };
  return pairOf(lost(DIRE_FROM), lost(0));
}

function draftOf(players: unknown, { heroName }: ViewPlace): { readonly picks: string[][] } | undefined {
  if (heroName === undefined) return undefined;
  const picks = [0, 1].map((team) =>
    payloadsOf(players)
      .filter((player) => player['team'] === team)
      .flatMap(({ hero_id }) => heroName(idOf(hero_id) ?? '') ?? []),
  );
  return picks.every((names) => names.length > 0) ? { picks } : undefined;
}
