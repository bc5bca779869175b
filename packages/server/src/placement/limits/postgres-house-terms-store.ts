import type { Names } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { HouseTermsStore } from './limit-store';
import type { LimitBooks } from './postgres-limit-books';

interface TermsRow {
  readonly version: number;
  readonly takeout: number | null;
  readonly games: readonly { readonly id: number; readonly names: Names }[] | null;
  readonly at: number;
}

export function createHouseTermsStore(db: Kysely<Schema>, books: LimitBooks): HouseTermsStore {
  return {
    async current() {
      const { rows } = await sql<TermsRow>`
        select v.version, (extract(epoch from now()) * 1000)::bigint as at,
          (select value::integer from house_settings where name = 'takeout' order by id desc limit 1) as takeout,
          (select json_agg(json_build_object('id', id, 'names', names) order by id) from game_types) as games
        from limit_version v`.execute(db);
      const [row] = rows;
      if (row === undefined) throw new Error('The version of the limits is missing.');
      return { book: await books.of(db, row.version), takeout: row.takeout, games: row.games ?? [], at: row.at };
    },
  };
}
