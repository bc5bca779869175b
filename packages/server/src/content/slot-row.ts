import { toLocalizedFields, type EventStage, type Names } from '@clutchline/contract';

import type { CallResponse } from '../platform/calls';
import type { BracketSeason, NamedTeam } from './content-store';

export type SlotRow = CallResponse<'getSchedule'>['slots'][number];
type BracketMatch = NonNullable<CallResponse<'getEvent'>['stages'][number]['bracket']>[number];

export interface SlotGround {
  readonly edition: BracketSeason;
  readonly stageId: number;
  /** Of the edition. */
  readonly stages: readonly EventStage[];
  /** Known teams of slots. */
  readonly teams: ReadonlyMap<number, NamedTeam>;
}

const NO_NAMES: Names = { cn: '', en: '', tw: '', th: '', vn: '', in: '', jp: '', kr: '' };

/** Null without a planned start. */
export function slotRow(ground: SlotGround, match: BracketMatch): SlotRow | null {
  const { edition, stageId, stages } = ground;
  const slots = stages.find(({ stage_id }) => stage_id === stageId)?.slots ?? [];
  const slot = slots.find((one) => one.slot === match.slot);
  if (slot === undefined || match.start_time === null) return null;
  return {
    game_id: match.game_id,
    game_type_id: edition.gameTypeId,
    event_id: edition.eventId,
    stage_id: stageId,
    ...toLocalizedFields('event_name', edition.eventNames),
    ...toLocalizedFields('slot_name', slot.names),
    start_time: match.start_time,
    side_1: sideOf(ground, match.source_1, match.team_id_1),
    side_2: sideOf(ground, match.source_2, match.team_id_2),
  };
}

function sideOf(ground: SlotGround, source: BracketMatch['source_1'], teamId: number | null): SlotRow['side_1'] {
  const names = (teamId === null ? null : ground.teams.get(teamId)?.names) ?? originNames(ground, source);
  return {
    kind: source.kind,
    team_id: teamId,
    ...toLocalizedFields('name', names),
    place: source.kind === 'place' ? source.place : null,
  };
}

/** Of the slot or stage that decides the team. */
function originNames({ stages, stageId }: SlotGround, source: BracketMatch['source_1']): Names {
  if (source.kind === 'team') return NO_NAMES;
  if (source.kind === 'place') return stages.find(({ stage_id }) => stage_id === source.stage_id)?.names ?? NO_NAMES;
  const slots = stages.find(({ stage_id }) => stage_id === stageId)?.slots ?? [];
  return slots.find(({ slot }) => slot === source.slot)?.names ?? NO_NAMES;
}
