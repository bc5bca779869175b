import type { Names } from '@clutchline/contract';
import type { DeskNames, NamedKind, NamedSubject } from '@clutchline/contract/desk';

export interface NamedKey {
  readonly kind: NamedKind;
  readonly id: number;
}

export interface FoundNames extends NamedKey {
  readonly game_type_id: number | null;
  /** As players see it. */
  readonly shown: DeskNames;
  readonly has_house_names: boolean;
}

export interface NewNames extends NamedKey {
  /** The one that the change was made on. */
  readonly version: number;
  /** By language; empty: the feed's alone. */
  readonly house: Partial<Names>;
  readonly aliases: readonly string[];
  readonly operatorId: number;
  /** Wall clock, ms. */
  readonly at: number;
}

/** Other team of an open match. */
export interface Opponent {
  readonly gameId: number;
  readonly names: Names;
}

/** Names of the house for teams and events (DESK-23). What belongs to rounds of Speed LOL is unknown here. */
export interface HouseNameStore {
  read(key: NamedKey): Promise<NamedSubject | null>;
  /** Until the end of the transaction no other one changes names of the house. */
  hold(): Promise<void>;
  store(names: NewNames): Promise<void>;
  /** The found ones in their order, those with this id, and those with this text in a name of the feed or the house. */
  find(text: string, found: readonly NamedKey[]): Promise<FoundNames[]>;
  /** With names of the house, the newest change first. */
  listHouse(): Promise<FoundNames[]>;
  opponentsOf(teamId: number): Promise<Opponent[]>;
  openMatchesOf(key: NamedKey): Promise<number[]>;
}
