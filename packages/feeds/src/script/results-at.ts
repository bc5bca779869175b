import type { FeedEvent, MapFacts } from '@clutchline/contract';

import { mapEnd } from './map-standing';
import type { MatchScript } from './match-script';

export const NOT_PLAYED: MapFacts = {
  status: 'not_played',
  winner: null,
  score_1: null,
  score_2: null,
  duration_s: null,
  first_blood: null,
  first_tower: null,
  pistol_1: null,
  pistol_13: null,
  races: [],
};

export function resultsAt(script: MatchScript, moment: number): readonly FeedEvent[] {
  const played = [
    ...playVoids(script, moment),
    ...script.maps.filter((map) => mapEnd(map) <= moment).map((map) => mapResult(script, map.round, map.facts)),
  ];
  return moment < script.endsAt ? played : [...played, ...finalResults(script)];
}

function finalResults(script: MatchScript): readonly FeedEvent[] {
  const { gameId: game_id, facts, source, voidReason, endsAt: ended_at } = script;
  if (voidReason !== null) return [{ type: 'match-void', game_id, reason: voidReason, source, ended_at }];
  const rounds = Array.from({ length: script.bestOf }, (_, i) => i + 1);
  const unplayed = rounds.filter((round) => !script.maps.some((map) => map.round === round));
  return [
    ...unplayed.map((round) => mapResult(script, round, NOT_PLAYED)),
    { type: 'match-result', game_id, facts, source, ended_at },
  ];
}

function playVoids({ gameId, source, incidents = [] }: MatchScript, moment: number): readonly FeedEvent[] {
  return incidents
    .filter((incident) => incident.kind === 'voided')
    .filter(({ at }) => at <= moment)
    .map(({ playId, reason }) => ({ type: 'play-void', play_id: playId, game_id: gameId, reason, source }));
}

function mapResult({ gameId, source }: MatchScript, round: number, facts: MapFacts): FeedEvent {
  return { type: 'map-result', game_id: gameId, round, facts, source };
}
