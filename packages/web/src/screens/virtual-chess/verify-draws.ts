import type { ChessDrawsInfo } from '@clutchline/contract';
import { type CardFace, drawMarket, isSameFace, marketFrom, type PriceList } from '@clutchline/domain/auto-chess';
import { drawsFrom, hashOf, readHex32, toHex } from '@clutchline/domain/chance';

import { browserBlocks, webCrypto } from '../common/games/web-crypto';

type Drawn = ChessDrawsInfo['rows'][number];

export interface DrawProof {
  readonly drawn: Drawn;
  /** Cards by the recipe; null if their price list is not that of the page. */
  readonly cards: readonly CardFace[] | null;
  readonly isEqual: boolean;
}

export interface DrawsProof {
  /** Whether the server seed has the hash that was published before. */
  readonly isSeedEqual: boolean;
  readonly draws: readonly DrawProof[];
  /** Whether hashes and draws are those of the browser instead of those of the game. */
  readonly isIndependent: boolean;
}

interface Seeds {
  readonly server: Uint8Array;
  readonly client: string;
}

/** Draws of a revealed seed, drawn again; by WebCrypto if the browser has it (CHESS-10). Null while the seed is secret. */
export async function verifyDraws(draws: ChessDrawsInfo, list: PriceList): Promise<DrawsProof | null> {
  const { seed, client_seed, hash, rows } = draws;
  if (seed === null) return null;
  const server = readHex32(seed);
  if (server === null || client_seed === null)
    return { isSeedEqual: false, draws: rows.map((drawn) => proofOf(drawn, null)), isIndependent: false };
  const seeds = { server, client: client_seed };
  const subtle = webCrypto();
  const byBrowser = subtle === null ? null : await provenBy(subtle, seeds, rows, list).catch(() => null);
  if (byBrowser !== null)
    return { isSeedEqual: byBrowser.seedHash === hash, draws: byBrowser.draws, isIndependent: true };
  const byPage = rows.map((drawn) => proofOf(drawn, drawnAgain(list, seeds, drawn)));
  return { isSeedEqual: toHex(hashOf(server)) === hash, draws: byPage, isIndependent: false };
}

/** The five cards need fifteen words, a block has eight; a rejected word is rare. */
const BLOCKS = 4;

async function provenBy(subtle: SubtleCrypto, seeds: Seeds, rows: readonly Drawn[], list: PriceList) {
  const digest = async (bytes: Uint8Array): Promise<string> =>
    toHex(new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes))));
  const clientHash = await digest(new TextEncoder().encode(seeds.client));
  const draws: DrawProof[] = [];
  for (const drawn of rows) {
    const { counter, tier } = drawn;
    const text = `clutchline/auto-chess/1|${clientHash}|${counter}|${tier}`;
    const blocks = await browserBlocks(subtle, seeds.server, text, BLOCKS);
    const blockOf = (n: number): readonly number[] => {
      const found = blocks[n];
      if (found === undefined) throw new RangeError(`Block ${n} of ${text} is not prepared`);
      return found;
    };
    draws.push(proofOf(drawn, drawn.list === list.version ? marketFrom(drawsFrom(blockOf), list.tiers[tier]) : null));
  }
  return { seedHash: await digest(seeds.server), draws };
}

function drawnAgain(list: PriceList, { server, client }: Seeds, { list: version, counter, tier }: Drawn) {
  return version === list.version ? drawMarket(list, server, { clientSeed: client, counter, tier }) : null;
}

function proofOf(drawn: Drawn, cards: readonly CardFace[] | null): DrawProof {
  const isEqual = cards !== null && drawn.cards.every((card, index) => isSame(card, cards[index]));
  return { drawn, cards, isEqual };
}

const isSame = (card: CardFace, other: CardFace | undefined): boolean => other !== undefined && isSameFace(card, other);
