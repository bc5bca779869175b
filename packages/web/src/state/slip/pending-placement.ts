import type { SlipKind } from '@clutchline/domain';

/** A placement that was sent; kept on this machine until its answer is known (BET-8). */
export interface PendingPlacement {
  readonly request_id: string;
  readonly kind: SlipKind;
  /** The points of the request, in its order. */
  readonly shop_ids: number[];
  /** Wire amounts, one a bet. */
  readonly stakes: string[];
  /** Sizes of the lines of a combo; left out, one line over all its legs. */
  readonly sizes?: number[] | undefined;
}
