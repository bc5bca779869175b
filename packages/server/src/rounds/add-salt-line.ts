import { saltOf } from '@clutchline/domain/virtual-round';

import type { Context } from './context';
import type { NewSaltLine, StoredSaltLine } from './round-store';

/** Of an epoch (bad input row 137). */
const MOST_LINES = 10_000;

export type SaltLineOutcome =
  | { readonly kind: 'added' | 'repeated'; readonly epoch: number; readonly line: StoredSaltLine }
  | { readonly kind: 'refused'; readonly refusal: 'salt_closed' | 'request_conflict' };

/**
 * Adds the line of a player to the salt of the epoch that accepts lines (ROUND-5, bad input row 137). A repeated request
 * gets the stored answer, a second line of the account is a conflict.
 *
 * @param added line as `readSaltLine` returns it; `at`: business ms.
 */
export async function addSaltLine({ inTransaction }: Context, added: NewSaltLine): Promise<SaltLineOutcome> {
  return await inTransaction(async ({ rounds }) => {
    await rounds.lockEpochs();
    const open = (await rounds.epochs()).find(({ salt, salt_closes_at }) => salt === null && added.at < salt_closes_at);
    if (open === undefined) return { kind: 'refused', refusal: 'salt_closed' };
    const lines = await rounds.lines(open.id);
    const own = lines.find(({ accountId }) => accountId === added.accountId);
    if (own !== undefined) {
      const isSame = own.requestId === added.requestId && own.line === added.line;
      return isSame
        ? { kind: 'repeated', epoch: open.id, line: own }
        : { kind: 'refused', refusal: 'request_conflict' };
    }
    if (lines.length >= MOST_LINES) return { kind: 'refused', refusal: 'salt_closed' };
    const head = saltOf(open.anchor, [...lines.map(({ line }) => line), added.line]);
    const line = { ...added, no: lines.length + 1, head };
    await rounds.addLine(open.id, line);
    return { kind: 'added', epoch: open.id, line };
  });
}
