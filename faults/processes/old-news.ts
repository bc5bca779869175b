import type { Change } from '@clutchline/contract';

const LIST_DELTA = /^\{"type":"delta","topic":"list","epoch":"([^"]+)"/;
const LIST_IMAGE = /^\{"type":"snapshot","topic":"list","epoch":"([^"]+)","seq":(\d+)/;
const HELLO = '{"type":"hello"';

/** A price of a point that no server ever had: whoever shows it took what is not of this run. */
export const NEVER_SOLD: Change = { type: 'odds', point_id: 999_999_999, delta: '9.999', status: 1, version: 1 };

const deltaOf = (epoch: string, prev: number): string =>
  JSON.stringify({ type: 'delta', topic: 'list', epoch, prev, seq: prev + 1, changes: [NEVER_SOLD] });

/**
 * Says on each new line, as if it had been late on its way, what belongs to the run of the line before: one delta before
 * the image, and to those who shall hear it one after it that would fit by its number.
 */
export class OldNews {
  #epoch: string | null = null;
  #oldEpoch: string | null = null;
  #isToldLate = false;

  constructor(private readonly isAlsoLate: boolean) {}

  /** A new line begins. */
  begin(): void {
    this.#oldEpoch = this.#epoch;
    this.#isToldLate = false;
  }

  /** Hands on what the server says, with old news about it. */
  pass(text: string, hand: (text: string) => void): void {
    hand(text);
    this.#epoch = LIST_DELTA.exec(text)?.[1] ?? this.#epoch;
    const old = this.#oldEpoch;
    if (old === null) return;
    if (text.startsWith(HELLO)) hand(deltaOf(old, 0));
    const [, epoch, seq] = LIST_IMAGE.exec(text) ?? [];
    if (epoch === undefined || epoch === old || !this.isAlsoLate || this.#isToldLate) return;
    this.#isToldLate = true;
    hand(deltaOf(old, Number(seq)));
  }
}
