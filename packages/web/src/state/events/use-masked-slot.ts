import type { ScheduledRow } from '../content/use-schedule';
import { useApp } from '../app-context';
import type { ShownSlot } from './shown-event';
import { type EventData, NO_EVENT, useEvent } from './use-events';
import { useShownEvent } from './use-shown-event';
import { useStore } from '../use-snapshot';

type Scheduled = ScheduledRow['match'];

export interface MaskedSlot {
  readonly event: EventData;
  readonly stageId: number;
  readonly slot: ShownSlot;
}

/** Whether the teams of a match may depend on a hidden result, so that its place in the event decides (SPOIL-2). */
export function useDependsOnHidden({ game_id, stage_id }: Scheduled): boolean {
  return useStore(
    useApp().spoilers,
    ({ mode, revealed }) => mode !== 'off' && stage_id !== null && !revealed.has(`${game_id}`),
  );
}

/** The slot of a match one of whose teams would reveal a hidden result; null for others; `unknown` until the event has loaded. */
export function useMaskedSlot({ event_id, game_id }: Scheduled): MaskedSlot | null | 'unknown' {
  const view = useEvent(event_id);
  const event = view.status === 'ready' ? view.data : NO_EVENT;
  const { brackets } = useShownEvent(event);
  if (view.status !== 'ready') return 'unknown';
  for (const [stageId, slots] of brackets) {
    const slot = slots?.find(({ match }) => match.game_id === game_id);
    if (slot !== undefined) return slot.sides.some(({ teamId }) => teamId === null) ? { event, stageId, slot } : null;
  }
  return null;
}
