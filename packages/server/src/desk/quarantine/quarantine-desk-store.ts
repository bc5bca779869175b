import type { MarketCode, PickCode } from '@clutchline/contract';
import type { DeskNames } from '@clutchline/contract/desk';

import type { QuarantineKind } from '../../feed';
import type { NamedMatch } from '../names/name-store';

export interface DoubtedEntry {
  readonly entryId: number;
  readonly kind: QuarantineKind;
  readonly doubt: string;
  readonly gameId: number | null;
  readonly playId: number | null;
  readonly round: number | null;
  readonly event: Readonly<Record<string, unknown>>;
  readonly eventHash: string;
  readonly stored: Readonly<Record<string, unknown>> | null;
  readonly seen: number;
  readonly at: number;
  readonly approvedBy: readonly string[];
}

export interface QuarantineDecision {
  readonly entryId: number;
  readonly eventHash: string;
  readonly isApproved: boolean;
  readonly name: string;
}

export type DecisionOutcome = 'decided' | 'unknown_subject' | 'decided_already' | 'two_persons' | 'changed_meanwhile';

export interface MissingResult extends NamedMatch {
  readonly gameId: number;
  readonly startsAt: number;
  readonly isOver: boolean;
  readonly plays: readonly {
    readonly playId: number;
    readonly market: MarketCode;
    readonly round: number;
    readonly line: number | null;
    readonly names: DeskNames | null;
    readonly tickets: number;
    readonly points: readonly {
      readonly point_id: number;
      readonly pick: PickCode;
      readonly line: number | null;
    }[];
  }[];
}

export interface QuarantineDeskStore {
  /** Null: no such match. */
  teamsOf(gameId: number): Promise<{ readonly team_1: DeskNames; readonly team_2: DeskNames } | null>;
  /** Of matches that began so long ago by the feed's time, with undecided plays that have tickets; oldest first. */
  missing(minutes: number, limit: number): Promise<MissingResult[]>;
  /** Oldest first, those that are not decided. */
  held(limit: number): Promise<DoubtedEntry[]>;
  /** Null: unknown. */
  find(entryId: number): Promise<(DoubtedEntry & { readonly isHeld: boolean }) | null>;
  record(decision: QuarantineDecision): Promise<DecisionOutcome>;
}
