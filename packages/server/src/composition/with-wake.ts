import type { OutboxStore } from '../bus';
import type { Stores } from './stores';
import type { InTransaction } from '../platform/context';

interface Database {
  readonly stores: Stores;
  readonly inTransaction: InTransaction<Stores>;
}

/** Calls `wake` after each commit with outbox events, also if its outcome is unknown. */
export function withWake(database: Database, wake: () => void): Database {
  return {
    stores: withSign(database.stores, wake),
    inTransaction: async (work) => {
      const noted = { news: false };
      try {
        return await database.inTransaction((stores) => work(withSign(stores, () => (noted.news = true))));
      } finally {
        if (noted.news) wake();
      }
    },
  };
}

function withSign(stores: Stores, sign: () => void): Stores {
  const outbox: OutboxStore = {
    ...stores.outbox,
    add: async (news) => {
      if (news.length === 0) return;
      await stores.outbox.add(news);
      sign();
    },
  };
  const placements: Stores['placements'] = {
    ...stores.placements,
    commit: async (placement) => {
      try {
        return await stores.placements.commit(placement);
      } finally {
        if (placement.bets.length > 0) sign();
      }
    },
  };
  return { ...stores, outbox, placements };
}
