import { toLocalizedFields } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';

import type { EventData } from '../src/state';

export type Slot = NonNullable<EventData['stages'][number]['bracket']>[number];

/** Of a bracket, without teams. */
export const buildSlot = (slot: number, name: string, fields: Partial<Slot>): Slot => ({
  slot,
  game_id: 100 + slot,
  section: 'upper',
  column: 1,
  ...toLocalizedFields('slot_name', buildNames(name)),
  source_1: { kind: 'team', team_id: 1 },
  source_2: { kind: 'team', team_id: 2 },
  team_id_1: null,
  team_id_2: null,
  score_1: null,
  score_2: null,
  winner: null,
  is_walkover: 0,
  winner_to: null,
  loser_to: null,
  start_time: null,
  original_start: null,
  is_time_confirmed: 1,
  ...fields,
});
