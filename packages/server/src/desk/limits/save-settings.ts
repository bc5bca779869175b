import type { DeskAnswer, DeskBody } from '@clutchline/contract/desk';

import type { DeskCaller } from '../access/find-session';
import type { DeskContext } from '../context';
import type { DeskOutcome } from '../desk-outcome';
import { propose } from '../proposals/propose';

/** Terms of the house change by two persons: it is proposed. */
export const saveSettings = (
  context: DeskContext,
  caller: DeskCaller,
  { body, network }: { readonly body: DeskBody<'saveSettings'>; readonly network: string | null },
): Promise<DeskOutcome<DeskAnswer<'propose'>>> => {
  const { request_id, reason, setting, version } = body;
  return propose(context, caller, {
    ...{ network, body: { request_id, reason, kind: 'settings', payload: { setting, version } } },
  });
};
