import { toHex } from '@clutchline/domain/chance';
import {
  chainSeeds,
  planEpoch,
  ROUND_TABLES,
  roundTablesHash,
  saltOf,
  type EpochSpan,
} from '@clutchline/domain/virtual-round';

import type { Context } from './context';
import type { StoredEpoch } from './round-store';
import type { SecretBox } from '../platform/secret-box';
import type { SecretStore } from './seed-chains';

const SECRET_BYTES = 32;

export interface SecretKeeping {
  readonly secrets: Pick<SecretStore, 'keep'>;
  readonly box: Pick<SecretBox, 'close'>;
}

/**
 * Publishes the next epoch when its time has come (ROUND-5): the anchor of a chain whose secret no one else reads. Two
 * leaders at once publish one epoch.
 *
 * @returns whether an epoch was published.
 */
export async function publishDueEpoch(
  { stores, inTransaction, clock, random, log }: Context,
  { secrets, box }: SecretKeeping,
): Promise<boolean> {
  if (planEpoch(clock.now(), spanOf((await stores.rounds.epochs()).at(-1))) === null) return false;
  return await inTransaction(async ({ rounds }) => {
    await rounds.lockEpochs();
    const last = (await rounds.epochs()).at(-1);
    const now = clock.now();
    const plan = planEpoch(now, spanOf(last));
    if (plan === null) return false;
    const secret = random.bytes(SECRET_BYTES);
    const [anchor = secret] = chainSeeds(secret, plan.rounds);
    const tables = { tables_version: ROUND_TABLES.version, tables_hash: roundTablesHash() };
    const epoch = { id: (last?.id ?? 0) + 1, anchor: toHex(anchor), published_at: now, ...plan, ...tables };
    // First, in its own transaction: an epoch without its secret would be broken for ever.
    await secrets.keep(epoch.anchor, box.close(secret));
    await rounds.addEpoch(epoch);
    log.info({ epoch: epoch.id, anchor: epoch.anchor, firstRound: epoch.first_round }, 'epoch of rounds published');
    return true;
  });
}

/** A broken epoch that has begun counts as over: the next one follows after an hour for lines. */
function spanOf(last: StoredEpoch | undefined): EpochSpan | null {
  if (last === undefined) return null;
  return last.is_broken ? { ...last, rounds: 0 } : last;
}

/** Closes the salt of epochs whose time for lines is over. */
export async function closeDueSalts({ inTransaction, clock }: Context): Promise<void> {
  await inTransaction(async ({ rounds }) => {
    await rounds.lockEpochs();
    for (const epoch of await rounds.epochs()) {
      if (!isSaltDue(epoch, clock.now())) continue;
      const lines = await rounds.lines(epoch.id);
      await rounds.closeSalt(
        epoch.id,
        saltOf(
          epoch.anchor,
          lines.map(({ line }) => line),
        ),
      );
    }
  });
}

/** Whether the salt of the epoch has to be closed at `now`, business ms. */
export function isSaltDue({ salt, salt_closes_at }: StoredEpoch, now: number): boolean {
  return salt === null && salt_closes_at <= now;
}
