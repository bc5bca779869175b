import type { MarketCode, PickCode } from '@clutchline/contract';

import { chooseLines } from '../pricing/choose-lines';

export type Sides = readonly [number, number];

/** Without ids; lines in thousandths. */
export interface Offer {
  readonly market: MarketCode;
  readonly line: number | null;
  readonly isMain: 0 | 1;
  readonly points: readonly { readonly pick: PickCode; readonly line: number | null }[];
}

const thousandths = (units: number): number => Math.round(units * 1_000);
const team = (team_id: number): PickCode => ({ kind: 'team', team_id });

export function teamOffer(market: MarketCode, [side1, side2]: Sides, target?: number): Offer {
  return plain(market, [team(side1), team(side2)], target);
}

export function plain(market: MarketCode, picks: readonly PickCode[], target?: number): Offer {
  const line = target === undefined ? null : thousandths(target);
  return { market, line, isMain: 1, points: picks.map((pick) => ({ pick, line: null })) };
}

export function totalOffers(
  market: MarketCode,
  candidates: readonly number[],
  chance: (line: number) => number,
): readonly Offer[] {
  return chooseLines(candidates, chance).map(({ line, isMain }) => ({
    ...plain(market, [{ kind: 'over' }, { kind: 'under' }], line),
    isMain: isMain ? 1 : 0,
  }));
}

export function handicapOffers(
  market: MarketCode,
  [side1, side2]: Sides,
  lines: { readonly candidates: readonly number[]; readonly chance: (line: number) => number },
): readonly Offer[] {
  return chooseLines(lines.candidates, lines.chance).map(({ line, isMain }) => ({
    market,
    line: null,
    isMain: isMain ? 1 : 0,
    points: [
      { pick: team(side1), line: thousandths(line) },
      { pick: team(side2), line: -thousandths(line) },
    ],
  }));
}

/** Inclusive: halves(0.5, 2.5) is 0.5, 1.5, 2.5. */
export function halves(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
