import type { EventData, ShownEvent } from '../../state';
import type { EventNames } from '../common/matches/event-names';

/** Of each tab of an event. */
export interface EventPartProps {
  readonly data: EventData;
  readonly event: NonNullable<EventData['event']>;
  readonly shown: ShownEvent;
}

/** Of each match of a bracket. */
export interface BracketParts {
  readonly names: EventNames;
  /** Slots of the selected team. */
  readonly path: ReadonlySet<number>;
  readonly selected: number | null;
  readonly onSelect: (teamId: number | null) => void;
}
