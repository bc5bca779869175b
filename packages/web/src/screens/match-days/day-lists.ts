import { type Language, localizedText } from '@clutchline/contract';

import type { SelectOption } from '../../ui/select-field';
import type { LineMatch } from '../common/matches/match-line';

export type DayPath = '/schedule' | '/results';

export interface Grouped<Row> {
  readonly key: string;
  readonly rows: readonly Row[];
}

/** In the order of their first rows. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Grouped<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].map(([key, members]) => ({ key, rows: members }));
}

/** A table and its bracket are two groups. */
export const eventKey = ({ event_id, stage_name_en }: LineMatch): string => `${event_id} ${stage_name_en}`;

/** By name. */
export function eventOptions({ suffix, bcp47 }: Language, matches: readonly LineMatch[]): SelectOption<number>[] {
  const names = new Map(matches.map((match) => [match.event_id, localizedText(match, 'event_name', suffix)]));
  return [...names].map(([value, text]) => ({ value, text })).sort((a, b) => a.text.localeCompare(b.text, bcp47));
}

export const isOfTeams = ({ team_id_1, team_id_2 }: LineMatch, teamIds: readonly number[]): boolean =>
  teamIds.includes(team_id_1) || teamIds.includes(team_id_2);
