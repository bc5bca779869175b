import type { GameCategory, HandicapCode } from '@clutchline/contract';

export interface BrowseView {
  readonly gameTypeId: number;
  readonly handicap: HandicapCode;
  /** Checked events; empty means every event. */
  readonly eventIds: ReadonlySet<number>;
  /** True where every event of the current game is checked. */
  readonly allEvents: boolean;
  /** The current category; null until the categories came. */
  readonly category: GameCategory | null;
  /** Clears the checked events, closes the detail and goes to the list (GAMES-3). */
  readonly chooseGame: (gameTypeId: number) => void;
  readonly chooseHandicap: (code: HandicapCode) => void;
  /** Goes to the list where another screen is open (GAMES-4). */
  readonly toggleEvent: (eventId: number) => void;
  readonly toggleAllEvents: () => void;
}

/** What the rail and the tabs have chosen. */
export function useBrowse(): BrowseView {
  throw new Error('pending');
}
