import { sql } from 'kysely';

import type { Check } from './check';

/** Of wallets, by operators of the desk (DESK-20). */
export const ADJUSTMENT_CHECKS: readonly Check[] = [
  {
    invariant: 'I1',
    description: 'adjustment that differs from its ledger transaction, or has none, transaction',
    broken: sql`select coalesce(t.id, a.transaction_id)::text as what
      from (select * from ledger_transactions where kind = 'adjustment') t
      full join player_adjustments a on a.transaction_id = t.id
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'player:' || a.account_id
        and e.currency_id = a.currency_id
      where (t.at = a.at and e.amount = a.amount) is not true`,
  },
];

/** With the rights of the owner. */
export const APPROVED_ADJUSTMENT_CHECKS: readonly Check[] = [
  {
    invariant: 'I1',
    description: 'adjustment that two persons have not approved, or an approved one that is missing, proposal',
    broken: sql`select coalesce(a.proposal_id, p.id)::text as what
      from player_adjustments a
      full join (select * from desk_proposals where kind = 'adjust' and state = 'done') p on p.id = a.proposal_id
      left join accounts c on c.id = a.account_id
      where (p.decided_person <> p.proposed_person and c.player_id::text = p.payload->>'player_id'
        and a.currency_id = (p.payload->>'currency_id')::integer and a.amount = (p.payload->>'amount')::numeric) is not true`,
  },
];
