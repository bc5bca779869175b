import type { DeskNames, SubjectNames } from '@clutchline/contract/desk';

export interface NamedMatch {
  readonly team_id_1: number;
  readonly team_id_2: number;
  readonly team_1: DeskNames;
  readonly team_2: DeskNames;
  /** Event of an outright; null: two teams play. */
  readonly outright: DeskNames | null;
}

/** Ids; the plays of the points and the matches of the plays are found with them. */
export interface NamedIds {
  readonly gameTypeIds: readonly number[];
  readonly eventIds: readonly number[];
  readonly gameIds: readonly number[];
  readonly playIds: readonly number[];
  readonly pointIds: readonly number[];
  readonly operatorIds: readonly number[];
  readonly teamIds: readonly number[];
}

export interface NameStore {
  /** Unknown ids are left out. */
  read(ids: NamedIds): Promise<SubjectNames>;
}
