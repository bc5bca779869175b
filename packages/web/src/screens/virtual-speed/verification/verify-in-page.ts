import type { Round } from '@clutchline/contract';
import { drawsFrom, readHex32 } from '@clutchline/domain/chance';
import {
  type ChanceSource,
  type DrawLabel,
  type PublishedRound,
  roundText,
  type SceneEvent,
  type VerificationLine,
  verifyEvents,
  verifyRound,
  verifyScene,
} from '@clutchline/domain/virtual-round';

import { browserBlocks, webCrypto } from '../../common/games/web-crypto';

export interface RoundProof {
  readonly lines: readonly VerificationLine[];
  /** Whether hash and draws are those of the browser instead of those of the game. */
  readonly isIndependent: boolean;
}

type VerifiedRound = Pick<
  Round,
  'index' | 'commitment' | 'seed' | 'pairing' | 'facts' | 'results' | 'salt' | 'scene_hash'
>;

/**
 * Verifies a played round, by WebCrypto if the browser has it: `http` pages of other hosts have none (ROUND-5).
 *
 * @param received events of its match that this page received; null: it did not follow the match.
 */
export async function verifyInPage(
  round: VerifiedRound,
  received: readonly SceneEvent[] | null = null,
): Promise<RoundProof> {
  const { seed, facts, scene_hash, salt } = round;
  if (seed === null || facts === null) return { lines: [], isIndependent: false };
  const published = { ...round, seed, facts };
  return verified(published, ['pair', 'facts', 'scene'], (by) => [
    ...verifyRound(published, salt, by),
    ...(scene_hash === null ? [] : [verifyScene(published, salt, scene_hash, by)]),
    ...(received === null ? [] : [verifyEvents(published, salt, received)]),
  ]);
}

type SeededRound = Pick<VerifiedRound, 'index' | 'commitment' | 'salt'> & { readonly seed: string };

/** Seed, pairing, facts and markets of one round of many, without the course of its match. */
export async function verifyMarkets(round: SeededRound & PublishedRound): Promise<RoundProof> {
  return verified(round, ['pair', 'facts'], (by) => verifyRound(round, round.salt, by));
}

/** @param labels whose draws `linesBy` asks for. */
async function verified(
  round: SeededRound,
  labels: readonly DrawLabel[],
  linesBy: (by?: ChanceSource) => readonly VerificationLine[],
): Promise<RoundProof> {
  const source = await browserSource(round, labels).catch(() => null);
  try {
    if (source !== null) return { lines: linesBy(source), isIndependent: true };
  } catch {
    // More draws than prepared: rejected words are rare.
  }
  return { lines: linesBy(), isIndependent: false };
}

/** Pairing and facts draw 3 and 10 words, a scene about three for each of up to ninety events; a block has eight. */
const BLOCKS: Readonly<Record<DrawLabel, number>> = { pair: 1, facts: 2, scene: 64 };

/** WebCrypto answers later, so everything that a verification may ask is computed before. Null without WebCrypto. */
async function browserSource(round: SeededRound, labels: readonly DrawLabel[]): Promise<ChanceSource | null> {
  const subtle = webCrypto();
  const [commitment, seed] = [readHex32(round.commitment), readHex32(round.seed)];
  if (subtle === null || commitment === null || seed === null) return null;
  const seedHash = subtle.digest('SHA-256', new Uint8Array(seed));
  const blocks = labels.map(async (label) => {
    const text = roundText(round.index, round.salt, label);
    return [text, await browserBlocks(subtle, label === 'pair' ? commitment : seed, text, BLOCKS[label])] as const;
  });
  const [hash, prepared] = [new Uint8Array(await seedHash), new Map(await Promise.all(blocks))];
  return {
    hashOf: () => hash,
    drawsOf: (_key, text) =>
      drawsFrom((n) => {
        const found = prepared.get(text)?.[n];
        if (found === undefined) throw new RangeError(`Block ${n} of ${text} is not prepared`);
        return found;
      }),
  };
}
