import { REFUSAL_CODE, type Refusal } from '@clutchline/contract';
import type { Overview } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';
import { FAMILY_OF } from '../../platform/refusal-family';
import { MINUTE, SECOND } from '../../platform/time/durations';
import type { BetOutcome } from './overview-store';

const WINDOW_MS = MINUTE;

interface Counted {
  readonly from: number;
  readonly until: number;
  readonly rows: readonly BetOutcome[];
}

const isRefusal = (name: string | null): name is Refusal => name !== null && name in REFUSAL_CODE;

const familyOf = (refusal: string | null): string => (isRefusal(refusal) ? FAMILY_OF[refusal] : 'service');

/** Outcomes of the last minute, counted from when it was first read. */
export class BetWindow {
  #position: string | null = null;
  #readAt = 0;
  #counted: Counted[] = [];

  constructor(private readonly context: Pick<DeskContext, 'stores' | 'wallClock'>) {}

  async read(): Promise<Overview['bets']> {
    const { overview } = this.context.stores;
    const now = this.context.wallClock.now();
    if (this.#position === null) {
      this.#position = await overview.position();
      this.#readAt = now;
    }
    const { until, rows } = await overview.outcomes(this.#position);
    const counted = [...this.#counted, { from: this.#readAt, until: now, rows }];
    this.#counted = counted.filter((each) => each.until > now - WINDOW_MS);
    [this.#position, this.#readAt] = [until, now];
    return describe(this.#counted, now);
  }
}

function describe(counted: readonly Counted[], now: number): Overview['bets'] {
  const rows = counted.flatMap((each) => each.rows);
  const sum = (of: (row: BetOutcome) => boolean): number => rows.filter(of).reduce((bets, row) => bets + row.bets, 0);
  const refused = new Map<string, number>();
  for (const { receiveStatus, refusal, bets } of rows)
    if (receiveStatus === 2) refused.set(familyOf(refusal), (refused.get(familyOf(refusal)) ?? 0) + bets);
  return {
    window_s: Math.round((now - (counted[0]?.from ?? now)) / SECOND),
    taken: sum(({ receiveStatus }) => receiveStatus === 0),
    held: sum(({ receiveStatus }) => receiveStatus === 1),
    refused: [...refused].toSorted().map(([family, bets]) => ({ family, bets })),
  };
}
