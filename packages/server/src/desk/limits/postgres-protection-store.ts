import { NO_OPERATOR_LIMITS, type PlayerLimit } from '@clutchline/domain';
import { sql, type Kysely } from 'kysely';

import type { PlayerProtectionStore } from './protection-store';
import type { Schema } from '../../database/tables/schema';

interface LimitJson {
  readonly kind: PlayerLimit['kind'];
  readonly value: string | null;
  readonly pending_value: string | null;
  readonly pending_from: number | null;
}

interface SeenJson {
  readonly currency_id: number;
  readonly now: number;
  readonly own: readonly LimitJson[];
  readonly pause_until: number | null;
  readonly operator: {
    readonly day_stake: string | null;
    readonly day_loss: string | null;
    readonly session_minutes: number | null;
    readonly stake_factor: number;
    readonly excluded_until: number | null;
  } | null;
}

const amountOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

const toOwn = ({ kind, value, pending_value, pending_from }: LimitJson): PlayerLimit => ({
  kind,
  value: amountOf(value),
  pending: pending_from === null ? null : { value: amountOf(pending_value), from: pending_from },
});

const toOperator = (stored: SeenJson['operator']) =>
  stored === null
    ? NO_OPERATOR_LIMITS
    : {
        ...{ dayStake: amountOf(stored.day_stake), dayLoss: amountOf(stored.day_loss) },
        ...{ sessionMinutes: stored.session_minutes, stakeFactor: stored.stake_factor },
        excludedUntil: stored.excluded_until,
      };

export function createPlayerProtectionStore(db: Kysely<Schema>): PlayerProtectionStore {
  return {
    async read(accountId, hold) {
      const { rows } = await sql<{ seen: SeenJson | null }>`
        select protection_of_player(${accountId}, ${hold}) as seen`.execute(db);
      const seen = rows[0]?.seen ?? null;
      if (seen === null) return null;
      const { currency_id: currencyId, now, own, pause_until: pauseUntil, operator } = seen;
      return { currencyId, now, own: own.map(toOwn), pauseUntil, operator: toOperator(operator) };
    },
    async playerIdOf(accountId) {
      const { rows } = await sql<{ playerId: string }>`
        select player_id as "playerId" from accounts where id = ${accountId}`.execute(db);
      return rows[0]?.playerId ?? null;
    },
    async write(accountId, kind, value) {
      await sql`select set_protection_of_player(${accountId}, ${kind}, ${value}::numeric)`.execute(db);
    },
  };
}
