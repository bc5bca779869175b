import { canonicalJson, hashOf, readHex32, seededDraws, toHex, type Draws } from '../chance/index';
import { factsFrom, pairingFrom, roundText, type DrawLabel, type Pairing, type RoundFacts } from './draw-round';
import { drawScene, sceneFrom, sceneHash, type SceneEvent } from './draw-scene';
import { roundPlays, type RoundMarket } from './round-plays';
import { pickText, winningPick } from './round-results';
import { saltOf } from './salt';
import { earlierSeed } from './seed-chain';

/** What the server publishes of an epoch; hex values in lower case. */
export interface PublishedEpoch {
  readonly anchor: string;
  /** Lines of the salt, in their order. */
  readonly lines: readonly string[];
  readonly salt: string;
}

/** What the server publishes of a played round. */
export interface PublishedRound {
  /** In its epoch, from 1. */
  readonly index: number;
  readonly commitment: string;
  readonly seed: string;
  readonly pairing: Pairing;
  readonly facts: RoundFacts;
  /** Text of the winning pick of each play, in the order of {@link roundPlays}. */
  readonly results: readonly string[];
}

export type RoundCheck = 'salt' | 'anchor' | 'seed' | 'pairing' | 'facts' | 'scene' | 'events' | RoundMarket;

/**
 * Hash and draws of a verification. A page with WebCrypto gives its own, so that the code under test does not verify
 * itself (ROUND-5).
 */
export interface ChanceSource {
  /** SHA-256. */
  readonly hashOf: (bytes: Uint8Array) => Uint8Array;
  readonly drawsOf: (key: Uint8Array, text: string) => Draws;
}

const OWN_SOURCE: ChanceSource = { hashOf, drawsOf: seededDraws };

/** One line of the verification: both values, and whether they are equal. */
export interface VerificationLine {
  readonly check: RoundCheck;
  /** Of a total, handicap or duration, thousandths. */
  readonly line: number | null;
  /** As computed from seed, commitment and salt. */
  readonly computed: string;
  readonly published: string;
  readonly isEqual: boolean;
}

const UNREADABLE = 'not 64 lower-case hex digits';

/** Verifies the salt of an epoch by its lines, and that a round's seed leads to the anchor (ROUND-5). */
export function verifyEpoch(
  { anchor, lines, salt }: PublishedEpoch,
  round: Pick<PublishedRound, 'index' | 'seed'>,
): readonly VerificationLine[] {
  const seed = readHex32(round.seed);
  return [
    compare('salt', saltOf(anchor, lines), salt),
    compare('anchor', seed === null ? UNREADABLE : toHex(earlierSeed(seed, round.index)), anchor),
  ];
}

/**
 * Verifies a played round (ROUND-2, ROUND-5): hash of the seed, pairing by the commitment, facts by the seed, winning pick
 * of each play. Malformed hex values are reported as differences, never thrown (bad input row 140).
 *
 * @param salt of the epoch, hex.
 * @returns seed, pairing, facts and the twelve plays; the last two parts only if the seed is readable.
 */
export function verifyRound(
  round: PublishedRound,
  salt: string,
  { hashOf: hash, drawsOf }: ChanceSource = OWN_SOURCE,
): readonly VerificationLine[] {
  const commitment = readHex32(round.commitment);
  const seed = readHex32(round.seed);
  const draws = (key: Uint8Array, label: DrawLabel): Draws => drawsOf(key, roundText(round.index, salt, label));
  const pairing = commitment === null ? null : pairingFrom(draws(commitment, 'pair'));
  const facts = seed === null ? null : factsFrom(draws(seed, 'facts'), (pairing ?? round.pairing).win_chance);
  return [
    compare('seed', seed === null ? UNREADABLE : toHex(hash(seed)), round.commitment),
    compare('pairing', pairing === null ? UNREADABLE : canonicalJson(pairing), canonicalJson(round.pairing)),
    ...(facts === null ? [] : [compare('facts', canonicalJson(facts), canonicalJson(round.facts))]),
    ...(facts === null || pairing === null ? [] : verifyResults(round, facts, pairing)),
  ];
}

/**
 * Verifies the hash of the match of a round, which was published with its facts (ROUND-5).
 *
 * @param published hex.
 */
export function verifyScene(
  { index, seed, facts }: Pick<PublishedRound, 'index' | 'seed' | 'facts'>,
  salt: string,
  published: string,
  { drawsOf }: ChanceSource = OWN_SOURCE,
): VerificationLine {
  const key = readHex32(seed);
  const scene = key === null ? null : sceneFrom(drawsOf(key, roundText(index, salt, 'scene')), facts);
  return compare('scene', scene === null ? UNREADABLE : sceneHash(scene), published);
}

/**
 * Compares the events that a page received during the match with those of the seed (bad input row 140).
 *
 * @param received in their order.
 */
export function verifyEvents(
  { index, seed, facts }: Pick<PublishedRound, 'index' | 'seed' | 'facts'>,
  salt: string,
  received: readonly SceneEvent[],
): VerificationLine {
  const key = readHex32(seed);
  const scene = key === null ? null : drawScene(key, index, salt, facts);
  const wrong = received.findIndex((event, no) => canonicalJson(event) !== canonicalJson(scene?.[no] ?? null));
  const no = wrong === -1 ? Math.min(received.length, scene?.length ?? 0) : wrong;
  const isWhole = wrong === -1 && received.length === scene?.length;
  const textOf = (event: SceneEvent | undefined): string => (event === undefined ? '–' : canonicalJson(event));
  return isWhole
    ? compare('events', String(scene.length), String(received.length))
    : compare('events', scene === null ? UNREADABLE : textOf(scene[no]), textOf(received[no]));
}

function verifyResults(round: PublishedRound, facts: RoundFacts, pairing: Pairing): VerificationLine[] {
  return roundPlays(pairing.win_chance).map((play, index) =>
    compare(play.market, pickText(winningPick(play, facts)), round.results[index] ?? '', play.line),
  );
}

function compare(check: RoundCheck, computed: string, published: string, line: number | null = null): VerificationLine {
  return { check, line, computed, published, isEqual: computed === published };
}
