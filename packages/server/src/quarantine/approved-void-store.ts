import type { VoidReason } from '@clutchline/contract';

export interface ApprovedVoid {
  readonly proposalId: number;
  readonly playId: number;
  readonly voidReason: VoidReason;
  readonly reason: string;
  readonly by: readonly [string, string];
}

export interface ApprovedVoidStore {
  /** Not carried out yet. */
  list(): Promise<ApprovedVoid[]>;
  /** Wall clock, ms. */
  end(proposalId: number, isDone: boolean, outcome: string, at: number): Promise<void>;
}
