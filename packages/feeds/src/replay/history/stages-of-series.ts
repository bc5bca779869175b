import type { EventStage } from '@clutchline/contract';

import type { FeedIds } from '../feed-ids';
import { stableIds } from '../feed-ids';
import type { RealSeries } from '../real-series';
import { localNames } from '../teams/local-names';

/** A stage as the text of a source names it. */
interface StageText {
  readonly name: string;
  readonly kind: EventStage['kind'];
}

const SWISS = /^Swiss round \d/;
const GROUP = /^(Group [A-Z])\b/;
const KNOCKOUT =
  /^(?:playoffs?|grand final|final|quarter-final|semi-final|round of \d+|(?:upper|lower) bracket|third|consolidation)/i;

/** Null for a knockout: no source names the matches that feed another, so no bracket is drawn (FEED-5). */
export function stageTextOf({ stage }: Pick<RealSeries, 'stage'>): StageText | null {
  if (SWISS.test(stage)) return { name: 'Swiss stage', kind: 'swiss' };
  const [, group] = GROUP.exec(stage) ?? [];
  if (group !== undefined) return { name: group, kind: 'group' };
  return stage === '' || KNOCKOUT.test(stage) ? null : { name: stage, kind: 'league' };
}

const keyOf = ({ gameTypeId, event }: RealSeries, { name }: StageText): string =>
  `stage|${gameTypeId}|${event}|${name}`;

export interface ReplayStages {
  readonly stages: readonly EventStage[];
  readonly stageId: (series: RealSeries) => number | undefined;
}

interface Times {
  /** Added to every time of the file, ms. */
  readonly shift: number;
  /** End of a series, ms of the file. */
  readonly endOf: (series: RealSeries) => number;
}

/** Tables of the events: groups, Swiss stages and leagues. The organizers' rules for ties are not stated. */
export function stagesOfSeries(series: readonly RealSeries[], ids: FeedIds, { shift, endOf }: Times): ReplayStages {
  const grouped = new Map<string, RealSeries[]>();
  for (const one of series) {
    const text = stageTextOf(one);
    if (text === null) continue;
    const key = keyOf(one, text);
    const group = grouped.get(key) ?? [];
    group.push(one);
    grouped.set(key, group);
  }
  const stageIds = stableIds(grouped.keys());
  const positions = new Map<number, number>();
  const stages = [...grouped].sort(byStart).flatMap(([key, group]): EventStage[] => {
    const [first] = group;
    const text = first === undefined ? null : stageTextOf(first);
    if (first === undefined || text === null) return [];
    const eventId = ids.eventId(first);
    const position = (positions.get(eventId) ?? 0) + 1;
    positions.set(eventId, position);
    if (position > MAX_STAGES) return [];
    const teams = new Set(group.flatMap((one) => [ids.teamId(one, one.team1), ids.teamId(one, one.team2)]));
    return [
      {
        ...{ stage_id: stageIds.get(key) ?? 0, event_id: eventId, season: 1, position, kind: text.kind },
        names: localNames(text.name),
        starts_at: Math.min(...group.map(({ startsAt }) => startsAt)) + shift,
        ends_at: Math.max(...group.map(endOf)) + shift,
        ...{ points: 'match_wins', tie_breakers: [], match_count: null, slots: [] },
        teams: [...teams].slice(0, MAX_TEAMS).map((team_id) => ({ team_id, seed: null, entry: 'invited' })),
      },
    ];
  });
  const known = new Set(stages.map(({ stage_id }) => stage_id));
  return {
    stages,
    stageId: (one) => {
      const text = stageTextOf(one);
      const id = text === null ? undefined : stageIds.get(keyOf(one, text));
      return id !== undefined && known.has(id) ? id : undefined;
    },
  };
}

const MAX_STAGES = 64;
const MAX_TEAMS = 64;

function byStart([keyA, a]: [string, RealSeries[]], [keyB, b]: [string, RealSeries[]]): number {
  return (a[0]?.startsAt ?? 0) - (b[0]?.startsAt ?? 0) || (keyA < keyB ? -1 : 1);
}
