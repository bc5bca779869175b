import type { BetHistoryItem } from '@clutchline/contract';

const minor = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2));
};

function factor({ outcome, odd }: BetHistoryItem['legs'][number]): bigint {
  if (outcome === 'won') return BigInt(odd.replace('.', ''));
  if (outcome === 'void') return 1_000n;
  throw new Error(`an outcome this check does not know: ${outcome}`);
}

/** Minor units, computed independently of the product. */
export function expectedPayout(bet: BetHistoryItem): bigint {
  if (bet.legs.some(({ outcome }) => outcome === 'lost')) return 0n;
  const product = bet.legs.reduce((sum, leg) => sum * factor(leg), minor(bet.stake));
  return product / 1_000n ** BigInt(bet.legs.length);
}
