import type { Round } from '@clutchline/contract';
import { drawsFrom, readHex32 } from '@clutchline/domain/chance';
import {
  type ChanceSource,
  roundText,
  verifyRound,
  verifyScene,
  type VerificationLine,
} from '@clutchline/domain/virtual-round';

export interface RoundProof {
  readonly lines: readonly VerificationLine[];
  /** Whether hash and draws are those of the browser instead of those of the game. */
  readonly isIndependent: boolean;
}

type VerifiedRound = Pick<
  Round,
  'index' | 'commitment' | 'seed' | 'pairing' | 'facts' | 'results' | 'salt' | 'scene_hash'
>;

/** Verifies a played round, by WebCrypto if the browser has it: `http` pages of other hosts have none (ROUND-5). */
export async function verifyInPage(round: VerifiedRound): Promise<RoundProof> {
  const { seed, facts, scene_hash, salt } = round;
  if (seed === null || facts === null) return { lines: [], isIndependent: false };
  const published = { ...round, seed, facts };
  const source = await browserSource(published).catch(() => null);
  const linesBy = (by?: ChanceSource): readonly VerificationLine[] => [
    ...verifyRound(published, salt, by),
    ...(scene_hash === null ? [] : [verifyScene(published, salt, scene_hash, by)]),
  ];
  try {
    if (source !== null) return { lines: linesBy(source), isIndependent: true };
  } catch {
    // More draws than prepared: rejected words are rare.
  }
  return { lines: linesBy(), isIndependent: false };
}

/** A scene draws about three words for each of up to ninety events, a block has eight. */
const BLOCKS = { pair: 4, facts: 6, scene: 64 } as const;
const LABELS = ['pair', 'facts', 'scene'] as const;
const WORDS = 8;

/** WebCrypto answers later, so everything that a verification may ask is computed before. Null without WebCrypto. */
async function browserSource(round: VerifiedRound & { readonly seed: string }): Promise<ChanceSource | null> {
  const { subtle } = globalThis.crypto;
  const [commitment, seed] = [readHex32(round.commitment), readHex32(round.seed)];
  if (!('subtle' in globalThis.crypto) || commitment === null || seed === null) return null;
  const seedHash = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(seed)));
  const blocks = new Map<string, readonly (readonly number[])[]>();
  for (const label of LABELS) {
    const text = roundText(round.index, round.salt, label);
    blocks.set(text, await blocksOf(subtle, label === 'pair' ? commitment : seed, text, BLOCKS[label]));
  }
  return {
    hashOf: () => seedHash,
    drawsOf: (_key, text) =>
      drawsFrom((n) => {
        const found = blocks.get(text)?.[n];
        if (found === undefined) throw new RangeError(`Block ${n} of ${text} is not prepared`);
        return found;
      }),
  };
}

async function blocksOf(subtle: SubtleCrypto, key: Uint8Array, text: string, count: number): Promise<number[][]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await subtle.importKey('raw', new Uint8Array(key), algorithm, false, ['sign']);
  const signed = Array.from({ length: count }, async (_, n) =>
    subtle.sign('HMAC', imported, new TextEncoder().encode(`${text}|${n}`)),
  );
  return (await Promise.all(signed)).map((bytes) => {
    const view = new DataView(bytes);
    return Array.from({ length: WORDS }, (_, word) => view.getUint32(word * 4));
  });
}
