import type { PoolInfo } from '@clutchline/contract';

type PoolPoint = PoolInfo['points'][number];

export function buildPoolPoint(fields: Partial<PoolPoint> = {}): PoolPoint {
  return { shop_id: 1, stakes: '0.00', share: 0, odds: null, tickets: 0, outcome: null, ...fields };
}

/** 5000, 3000 and 2000 minor units, takeout 8 %: the third outcome pays 4.600. */
export function buildPoolInfo(fields: Partial<PoolInfo> = {}): PoolInfo {
  return {
    play_info_id: 1,
    currency_id: 1,
    gross: '100.00',
    takeout: 80,
    net: '92.00',
    simulated: '0.00',
    closes_at: Date.UTC(2026, 0, 1, 12),
    points: [
      buildPoolPoint({ shop_id: 1, stakes: '50.00', share: 500, odds: '1.840', tickets: 2 }),
      buildPoolPoint({ shop_id: 2, stakes: '30.00', share: 300, odds: '3.066', tickets: 1 }),
      buildPoolPoint({ shop_id: 3, stakes: '20.00', share: 200, odds: '4.600', tickets: 1 }),
    ],
    closing: null,
    ...fields,
  };
}

/** The same pool closed: the first outcome won with 4 tickets. */
export function buildClosedPool(closing: Partial<NonNullable<PoolInfo['closing']>> = {}): PoolInfo {
  const { points, ...pool } = buildPoolInfo();
  return {
    ...pool,
    points: points.map((point) => ({ ...point, outcome: point.shop_id === 1 ? 'won' : 'lost' })),
    closing: {
      closed_at: Date.UTC(2026, 0, 1, 15),
      tickets: 4,
      is_refund: 0,
      takeout_amount: '8.00',
      breakage: '0.00',
      paid: '92.00',
      refunded: '0.00',
      stakes: [
        { shop_id: 1, stake: '25.00', count: 2 },
        { shop_id: 2, stake: '30.00', count: 1 },
        { shop_id: 3, stake: '20.00', count: 1 },
      ],
      ...closing,
    },
  };
}
