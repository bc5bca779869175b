import type { ChessStateInfo } from '@clutchline/contract';
import {
  buyPrice,
  type CardFace,
  isFind,
  isSameFace,
  type PriceList,
  sellPrice,
  type Star,
} from '@clutchline/domain/auto-chess';

export type HeldCard = ChessStateInfo['cards'][number];

/** A place of the market with what a purchase would bring. */
export interface ShownPlace {
  /** 1 to 5. */
  readonly place: number;
  /** Null once bought or sold. */
  readonly card: ShownOffer | null;
}

export interface ShownOffer {
  readonly face: CardFace;
  /** Hundredths of the base amount. */
  readonly buy: number;
  readonly sell: number;
  readonly isFind: boolean;
  /** Star of the card that the purchase would create; null if it completes no merge. */
  readonly completes: Star | null;
  /** Equal open cards in the backpack. */
  readonly held: number;
}

export function shownPlaces(
  faces: readonly (CardFace | null)[],
  held: readonly HeldCard[],
  list: PriceList,
): readonly ShownPlace[] {
  return faces.map((face, index) => ({ place: index + 1, card: face && shownOffer(face, held, list) }));
}

function shownOffer(face: CardFace, cards: readonly HeldCard[], list: PriceList): ShownOffer {
  const { rank, star } = face;
  const open = cards.filter(({ is_locked }) => is_locked === 0);
  return {
    face,
    buy: buyPrice(list, rank, star),
    sell: sellPrice(list, rank, star),
    isFind: isFind(list, rank, star),
    completes: mergedStar(face, open),
    held: countOf(face, open),
  };
}

const countOf = (face: CardFace, cards: readonly CardFace[]): number =>
  cards.filter((card) => isSameFace(card, face)).length;

/** Chains included (CHESS-6). */
function mergedStar(face: CardFace, open: readonly CardFace[]): Star | null {
  if (face.star === 3 || countOf(face, open) < 2) return null;
  const star = face.star === 1 ? 2 : 3;
  return mergedStar({ ...face, star }, open) ?? star;
}

/** Hundredths for which a card sells; null if its list is not that of the page. */
export const saleOf = (card: HeldCard, list: PriceList): number | null =>
  card.list === list.version ? sellPrice(list, card.rank, card.star) : null;
