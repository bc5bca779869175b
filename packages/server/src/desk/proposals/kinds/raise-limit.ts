import type { ProposalPayload } from '@clutchline/contract/desk';

import { endRule, storeRule } from '../../limits/change-rule';
import { validateEnd, validateRule } from '../../limits/validate-rule';
import type { DeskStores } from '../../context';
import type { DeskRefusal } from '../../desk-outcome';
import { hashOf, type Previewed, type ProposalKind } from '../proposal-kind';

type Payload = ProposalPayload<'raise_limit'>;

async function preview(
  { limits }: DeskStores,
  payload: Payload,
  at: number,
): Promise<Previewed<'raise_limit'> | DeskRefusal> {
  await limits.hold();
  const valid =
    payload.act === 'set' ? await validateRule(limits, payload, at) : await validateEnd(limits, payload.rule_id, at);
  if ('problem' in valid) return valid;
  const { before, house } = valid;
  const scope = payload.act === 'set' ? payload.scope : (before?.scope ?? null);
  if (scope === null) throw new Error('the rule is missing');
  const after = payload.act === 'set' ? { limit: payload.limit, until: payload.until } : null;
  const made = { scope, before, after, house: house === null ? null : String(house) };
  return { preview: made, previewHash: hashOf(made) };
}

/** A rule that lets players bet more (DESK-11). */
export const RAISE_LIMIT: ProposalKind<'raise_limit'> = {
  preview,
  async carryOut({ context, stores, caller, network, reason, proposalId }, payload) {
    const act = { context, stores, origin: { caller, network }, reason, requestId: null, proposalId };
    if (payload.act === 'clear') {
      const before = await stores.limits.find(payload.rule_id);
      if (before === null) throw new Error('the rule is missing');
      await endRule(act, before);
    } else await storeRule(act, payload, await stores.limits.active(payload.scope, payload.limit.kind));
  },
};
