import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const money = {
  player_id: id,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: z.string().check(z.regex(/^[1-9]\d{0,29}$/)),
};

/** Bodies of the calls of the product to the wallet, as docs/integration.md has them. */
export const REQUESTS = {
  balance: z.object({ player_id: id, currency: money.currency }),
  debit: z.object({ transaction_id: id, ...money, kind: z.enum(['stake', 'correction']), bet_id: z.nullable(id) }),
  credit: z.object({ transaction_id: id, ...money, bet_id: z.nullable(id) }),
  rollback: z.object({ transaction_id: id, ...money }),
  transactions: z.object({ from: z.int(), to: z.int(), cursor: z.optional(z.string()) }),
} as const;

export type MoneyRequest = z.infer<typeof REQUESTS.rollback>;
export type ListRequest = z.infer<typeof REQUESTS.transactions>;
