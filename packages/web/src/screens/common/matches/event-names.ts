import { type Language, localizedText } from '@clutchline/contract';

import { useTexts } from '../../../i18n/use-texts';
import type { BracketSource, EventData } from '../../../state';

export interface EventNames {
  /** '' for a team that the event does not name. */
  readonly team: (teamId: number) => string;
  readonly stage: (stageId: number) => string;
  readonly slot: (slot: number) => string;
  /** "Winner of Semi-final 1" (EVENT-5). */
  readonly source: (source: BracketSource) => string;
}

/** In the player's language. Slots are numbered within a stage. */
export function useEventNames({ teams, stages }: EventData, stageId?: number): EventNames {
  const { t, language } = useTexts();
  const { suffix } = language;
  const teamNames = new Map(teams.map((team) => [team.team_id, localizedText(team, 'team_name', suffix)]));
  const stageNames = new Map(stages.map((stage) => [stage.stage_id, localizedText(stage, 'stage_name', suffix)]));
  const slots = stages.find(({ stage_id }) => stage_id === stageId)?.bracket ?? [];
  const slotNames = new Map(slots.map((slot) => [slot.slot, localizedText(slot, 'slot_name', suffix)]));
  const slot = (number: number): string => slotNames.get(number) ?? '';
  const stage = (id: number): string => stageNames.get(id) ?? '';
  const source = (from: BracketSource): string => {
    if (from.kind === 'team') return teamNames.get(from.team_id) ?? t('event.undecided');
    if (from.kind === 'place') return t('event.place_of', { stage: stage(from.stage_id), place: from.place });
    const match = slot(from.slot);
    return match === '' ? t('event.undecided') : t(`event.${from.kind}_of`, { match });
  };
  return { team: (teamId) => teamNames.get(teamId) ?? '', stage, slot, source };
}

type Optional<Prefix extends string> = Readonly<Partial<Record<`${Prefix}_${Language['suffix']}`, string | undefined>>>;

/** '' if the source states none. */
export function optionalText<Prefix extends string>(
  fields: Optional<Prefix>,
  prefix: Prefix,
  suffix: Language['suffix'],
): string {
  return fields[`${prefix}_${suffix}`] ?? fields[`${prefix}_en`] ?? '';
}
