import type { LiveView, Objective } from '@clutchline/contract';

import { countOf, idOf, pairOf, type Payload, payloadOf, payloadsOf, timeOf } from './payload';
import { clockAt, viewOf, type ViewPlace } from './view-place';

const SIDES = [
  [1, 'blueTeam'],
  [2, 'redTeam'],
] as const;

/**
 * `GET /window/{gameId}` of lolesports: kills, gold, towers, inhibitors, dragons and barons of its last frame, the gold
 * lead and the times of objectives from all frames, champions from the metadata. Clock and lead need the begin of the map.
 */
export function lolesportsView(window: unknown, place: ViewPlace): LiveView | null {
  const { frames, gameMetadata } = payloadOf(window);
  const { blueTeamMetadata, redTeamMetadata } = payloadOf(gameMetadata);
  const teams = [payloadOf(blueTeamMetadata), payloadOf(redTeamMetadata)];
  const ordered = payloadsOf(frames)
    .filter(({ rfc460Timestamp }) => timeOf(rfc460Timestamp) !== undefined)
    .sort((a, b) => (timeOf(a['rfc460Timestamp']) ?? 0) - (timeOf(b['rfc460Timestamp']) ?? 0));
  const last = payloadOf(ordered.at(-1));
  const at = timeOf(last['rfc460Timestamp']);
  const picks = teams.map(({ participantMetadata }) =>
    payloadsOf(participantMetadata).flatMap(({ championId }) => (typeof championId === 'string' ? [championId] : [])),
  );
  return viewOf(
    place,
    [
      { id: idOf(teams[0]?.['esportsTeamId']), role: 'blue' },
      { id: idOf(teams[1]?.['esportsTeamId']), role: 'red' },
    ],
    {
      family: 'moba',
      source: 'lolesports',
      at,
      clock_s: clockAt(place, at),
      is_paused: last['gameState'] === 'paused' ? 1 : 0,
      kills: ofBoth(last, 'totalKills'),
      gold: ofBoth(last, 'totalGold'),
      towers: ofBoth(last, 'towers'),
      inhibitors: ofBoth(last, 'inhibitors'),
      objectives: objectivesIn(ordered, place),
      lead: leadIn(ordered, place),
      draft: picks.every((names) => names.length > 0) ? { picks } : undefined,
    },
  );
}

function ofBoth({ blueTeam, redTeam }: Payload, field: string): number[] | undefined {
  return pairOf(countOf(payloadOf(blueTeam)[field]), countOf(payloadOf(redTeam)[field]));
}

/** Absent without frames. Those of the first frame were taken at an unknown time. */
function objectivesIn(frames: readonly Payload[], place: ViewPlace): Objective[] | undefined {
  if (frames.length === 0) return undefined;
  const taken: Objective[] = [];
  frames.forEach((frame, index) => {
    const at_s = index === 0 ? undefined : clockAt(place, timeOf(frame['rfc460Timestamp']));
    for (const [side, field] of SIDES)
      for (const objective of stateOf(payloadOf(frame[field]), side))
        if (objective.place >= taken.filter(isLike(objective)).length)
          taken.push({ ...objective.of, ...(at_s !== undefined && { at_s }) });
  });
  return taken;
}

interface CountedObjective {
  readonly of: Objective;
  /** Among those of its side and kind. */
  readonly place: number;
}

const isLike =
  ({ of }: CountedObjective) =>
  ({ kind, side, element }: Objective): boolean =>
    kind === of.kind && side === of.side && element === of.element;

function stateOf({ dragons, barons }: Payload, side: 1 | 2): readonly CountedObjective[] {
  const listed = Array.isArray(dragons) ? dragons.flatMap((name: unknown) => dragonOf(name, side)) : [];
  const all = [...listed, ...Array<Objective>(Math.min(20, countOf(barons) ?? 0)).fill({ kind: 'baron', side })];
  return all.map((of, index) => ({
    of,
    place: all.slice(0, index).filter(isLike({ of, place: 0 })).length,
  }));
}

const ELEMENTS = ['infernal', 'ocean', 'mountain', 'cloud', 'hextech', 'chemtech'] as const;

function dragonOf(name: unknown, side: 1 | 2): Objective[] {
  if (name === 'elder') return [{ kind: 'elder', side }];
  const element = ELEMENTS.find((known) => known === name);
  return element === undefined ? [] : [{ kind: 'dragon', element, side }];
}

function leadIn(frames: readonly Payload[], place: ViewPlace): number[][] | undefined {
  const points = frames.flatMap((frame) => {
    const [first, second] = ofBoth(frame, 'totalGold') ?? [];
    const clock = clockAt(place, timeOf(frame['rfc460Timestamp']));
    return first === undefined || second === undefined || clock === undefined ? [] : [[clock, first - second]];
  });
  return points.length === 0 ? undefined : points.slice(-240);
}
