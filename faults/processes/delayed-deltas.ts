import type { Change } from '@clutchline/contract';

const LIST_DELTA = /^\{"type":"delta","topic":"list","epoch":"([^"]+)"/;
const LIST_SNAPSHOT = /^\{"type":"snapshot","topic":"list","epoch":"([^"]+)","seq":(\d+)/;
const HELLO = '{"type":"hello"';

/** Never offered: a client that shows it accepted data of another run. */
export const NEVER_OFFERED: Change = { type: 'odds', point_id: 999_999_999, delta: '9.999', status: 1, version: 1 };

const deltaOf = (epoch: string, prev: number): string =>
  JSON.stringify({ type: 'delta', topic: 'list', epoch, prev, seq: prev + 1, changes: [NEVER_OFFERED] });

/**
 * Replays deltas of the previous run on each new connection: before the snapshot and, if requested, after it with a
 * matching sequence number.
 */
export class DelayedDeltas {
  #epoch: string | null = null;
  #oldEpoch: string | null = null;
  #isSentLate = false;

  constructor(private readonly isAlsoLate: boolean) {}

  begin(): void {
    this.#oldEpoch = this.#epoch;
    this.#isSentLate = false;
  }

  pass(text: string, hand: (text: string) => void): void {
    hand(text);
    this.#epoch = LIST_DELTA.exec(text)?.[1] ?? this.#epoch;
    const old = this.#oldEpoch;
    if (old === null) return;
    if (text.startsWith(HELLO)) hand(deltaOf(old, 0));
    const [, epoch, seq] = LIST_SNAPSHOT.exec(text) ?? [];
    if (epoch === undefined || epoch === old || !this.isAlsoLate || this.#isSentLate) return;
    this.#isSentLate = true;
    hand(deltaOf(old, Number(seq)));
  }
}
