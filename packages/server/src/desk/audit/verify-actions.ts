import type { DeskAnswer } from '@clutchline/contract/desk';

import type { DeskContext } from '../context';

const CHECKED = 10_000;

/** DESK-7. The chain of the seals itself is checked by `verify-ledger`. */
export async function verifyActions({ stores }: Pick<DeskContext, 'stores'>): Promise<DeskAnswer<'verifyAudit'>> {
  const { checked, faults, notSealed, seal } = await stores.actions.verify(CHECKED);
  return {
    ...{ checked, faults, not_sealed: notSealed },
    ...{ verified_up_to: seal?.at ?? null, seal: seal?.number ?? null, head: seal?.head ?? null },
  };
}
