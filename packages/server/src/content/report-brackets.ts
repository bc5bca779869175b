import type { EventStage } from '@clutchline/contract';
import { isDrawable } from '@clutchline/domain';

import type { Log } from '../platform/log/log';

type Stage = Pick<EventStage, 'stage_id' | 'event_id' | 'kind' | 'slots'>;

/** Brackets that cannot be drawn are shown as lists of their matches (bad input row 181). */
export function reportBrackets({ log }: { readonly log: Log }, stages: readonly Stage[]): void {
  for (const { stage_id, event_id, kind, slots } of stages) {
    if (kind !== 'bracket' || isDrawable(slots)) continue;
    const fields = { alarm: 'bracket', stageId: stage_id, eventId: event_id, slots: slots.length };
    log.error(fields, 'slots of a stage cannot be drawn, its matches are listed');
  }
}
