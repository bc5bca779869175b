import { drawMarket } from '@clutchline/domain/auto-chess';
import { canonicalJson, readHex32 } from '@clutchline/domain/chance';
import { drawFacts, drawPairing, drawScene, sceneHash } from '@clutchline/domain/virtual-round';
import type { Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { LedgerFault } from '../wallet-store';

const PAGE = 1_000;

/**
 * I10: draws rounds and refreshes again from their revealed seeds and compares them with what is stored (ROUND-5, CHESS-10).
 * Seeds that do not hash to their commitments are found by SQL.
 */
export async function findWrongDraws(db: Kysely<Schema>): Promise<LedgerFault[]> {
  return [...(await findWrongRounds(db)), ...(await findWrongRefreshes(db))];
}

async function findWrongRounds(db: Kysely<Schema>): Promise<LedgerFault[]> {
  const finished = db
    .selectFrom('rounds as r')
    .innerJoin('round_epochs as e', 'e.id', 'r.epoch')
    .select(['r.id', 'r.commitment', 'r.seed', 'r.facts', 'r.scene_hash', 'e.first_round', 'e.salt'])
    .where('r.seed', 'is not', null)
    .orderBy('r.id')
    .limit(PAGE);
  const faults: LedgerFault[] = [];
  for (let after = 0; ;) {
    const rows = await finished.where('r.id', '>', after).execute();
    const wrong = rows.filter((row) => !isDrawn(() => isRoundDrawn(row)));
    faults.push(...wrong.map(({ id }) => faultOf('round whose facts or match are not those of its seed', `${id}`)));
    const last = rows.at(-1);
    if (last === undefined) return faults;
    after = last.id;
  }
}

interface RoundRow {
  readonly id: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly facts: unknown;
  readonly scene_hash: string | null;
  readonly first_round: number;
  readonly salt: string | null;
}

function isRoundDrawn({ id, commitment, seed, facts, scene_hash, first_round, salt }: RoundRow): boolean {
  const [committed, key] = [readHex32(commitment), readHex32(seed ?? '')];
  if (committed === null || key === null || salt === null) return false;
  const index = id - first_round + 1;
  const drawn = drawFacts(key, index, salt, drawPairing(committed, index, salt).win_chance);
  return canonicalJson(drawn) === canonicalJson(facts) && sceneHash(drawScene(key, index, salt, drawn)) === scene_hash;
}

async function findWrongRefreshes(db: Kysely<Schema>): Promise<LedgerFault[]> {
  const revealed = db
    .selectFrom('chess_draws as d')
    .innerJoin('chess_seeds as s', (join) =>
      join.onRef('s.account_id', '=', 'd.account_id').onRef('s.no', '=', 'd.seeds_no'),
    )
    .innerJoin('chess_lists as l', 'l.version', 'd.list')
    .select(['d.account_id', 'd.draw', 'd.counter', 'd.tier', 'd.cards', 's.client_seed', 's.seed', 'l.list'])
    .where('s.seed', 'is not', null)
    .orderBy('d.account_id')
    .orderBy('d.draw')
    .limit(PAGE);
  const faults: LedgerFault[] = [];
  for (let [account, draw] = [0, 0]; ;) {
    const rows = await revealed
      .where((row) => row.eb(row.refTuple('d.account_id', 'd.draw'), '>', row.tuple(account, draw)))
      .execute();
    const wrong = rows.filter(({ client_seed, seed, list, counter, tier, cards }) => {
      const key = readHex32(seed ?? '');
      if (key === null || client_seed === null) return true;
      const drawn = () => drawMarket(list, key, { clientSeed: client_seed, counter, tier });
      return !isDrawn(() => canonicalJson(drawn()) === canonicalJson(cards));
    });
    faults.push(
      ...wrong.map((row) => faultOf('refresh whose cards are not those of its seeds', `${row.account_id} ${row.draw}`)),
    );
    const last = rows.at(-1);
    if (last === undefined) return faults;
    [account, draw] = [last.account_id, last.draw];
  }
}

/** Changed data may be such that nothing can be drawn with it. */
function isDrawn(compare: () => boolean): boolean {
  try {
    return compare();
  } catch {
    return false;
  }
}

const faultOf = (description: string, what: string): LedgerFault => ({
  invariant: 'I10',
  detail: `${description}: ${what}`,
});
