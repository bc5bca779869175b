import type { DeskAnswer, LimitKind, WireScope } from '@clutchline/contract/desk';

import type { LimitBook } from '../../placement';

export type WireRule = DeskAnswer<'setLimit'>['rule'];

export interface NewRule {
  readonly scope: WireScope;
  readonly kind: LimitKind;
  readonly value: bigint;
  readonly until: number | null;
  readonly reason: string;
  readonly operatorId: number;
  /** Wall clock, ms. */
  readonly at: number;
}

export interface RuleQuery {
  readonly scope: WireScope;
  readonly withEnded: boolean;
  /** Exclusive; null: the newest. */
  readonly before: number | null;
  readonly limit: number;
}

export interface LimitRuleStore {
  /** Until the end of the transaction, no other one changes a rule or a setting. */
  hold(): Promise<void>;
  /** Not ended; null: none. */
  active(scope: WireScope, kind: LimitKind): Promise<WireRule | null>;
  find(ruleId: number): Promise<WireRule | null>;
  /** 0: none. */
  newestId(): Promise<number>;
  list(query: RuleQuery): Promise<WireRule[]>;
  /** Ends the active rule of the same scope and kind. */
  replace(rule: NewRule): Promise<WireRule>;
  end(ruleId: number, operatorId: number, at: number): Promise<WireRule>;
  /** Whether each id of the scope exists. */
  isKnown(scope: WireScope): Promise<boolean>;
  book(): Promise<LimitBook>;
}
