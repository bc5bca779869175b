import { createHash, createHmac } from 'node:crypto';

import * as z from 'zod';

/**
 * Second implementation of the published recipe of Speed LOL (ROUND-2, ROUND-5), on Node's crypto alone: it shares no code
 * with the server and the page, so an error of theirs is found here.
 */
export const roundFile = z.object({
  epoch: z.object({ anchor: z.string(), lines: z.array(z.string()), salt: z.string() }),
  rounds: z.array(
    z.object({
      /** '20261122-417'. */
      round: z.string(),
      /** In its epoch, from 1. */
      index: z.int(),
      commitment: z.string(),
      seed: z.string(),
      pairing: z.object({ club_1: z.int(), club_2: z.int(), win_chance: z.int() }),
      facts: z.object({
        winner: z.int(),
        seconds: z.int(),
        band: z.int(),
        kills_1: z.int(),
        kills_2: z.int(),
        first_blood: z.int(),
        first_dragon: z.int(),
        first_tower: z.int(),
        position: z.string(),
      }),
    }),
  ),
});
export type RoundFile = z.infer<typeof roundFile>;
export type FileRound = RoundFile['rounds'][number];
type Facts = FileRound['facts'];

/** First and last minute, weight, kills: base and sides, lowest share of the loser. */
const BANDS = [
  [22, 26, 180, 5, 13, 4],
  [27, 29, 205, 5, 13, 8],
  [30, 32, 210, 4, 15, 11],
  [33, 36, 190, 5, 15, 16],
  [37, 44, 215, 5, 17, 21],
] as const;
const POSITIONS = ['top', 'jungle', 'mid', 'bot', 'support'] as const;

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

/** Words of HMAC-SHA-256(key, `text|n`), n = 0, 1, …; below(m) rejects words of the incomplete last interval. */
function* words(key: Buffer, text: string): Generator<number, never> {
  for (let n = 0; ; n += 1) {
    const mac = createHmac('sha256', key).update(`${text}|${n}`).digest();
    for (let at = 0; at < 32; at += 4) yield mac.readUInt32BE(at);
  }
}

function drawing(key: Buffer, text: string) {
  const stream = words(key, text);
  const below = (m: number): number => {
    for (;;) {
      const word = stream.next().value;
      if (word < 2 ** 32 - (2 ** 32 % m)) return word % m;
    }
  };
  const row = (weights: readonly number[]): number => {
    let left = below(weights.reduce((a, b) => a + b));
    return weights.findIndex((weight) => (left -= weight) < 0);
  };
  return { below, row };
}

function pairingOf(commitment: Buffer, text: string): FileRound['pairing'] {
  const { below } = drawing(commitment, `${text}|pair`);
  const clubs = Array.from({ length: 16 }, (_, club) => club);
  const [club_1 = 0] = clubs.splice(below(16), 1);
  const club_2 = clubs[below(15)] ?? 0;
  return { club_1, club_2, win_chance: 30 + 5 * below(9) };
}

function factsOf(seed: Buffer, text: string, chance: number): Facts {
  const { below, row } = drawing(seed, `${text}|facts`);
  const winner = below(100) < chance ? 1 : 2;
  const band = row(BANDS.map(([, , weight]) => weight));
  const [from, to, , base, sides, share] = BANDS[band] ?? BANDS[0];
  const minute = from + below(to - from + 1);
  const seconds = minute * 60 + below(60);
  const kills = base + below(sides) + below(sides) + below(sides);
  const percent = share + below(21) + below(21);
  const lost = Math.max(1, Math.floor((kills * percent) / 100));
  const [kills_1, kills_2] = winner === 1 ? [kills - lost, lost] : [lost, kills - lost];
  const first = (perMille: number): number => (below(1000) < perMille ? winner : 3 - winner);
  const [first_blood, first_dragon, first_tower] = [first(620), first(600), first(700)];
  const position = POSITIONS[row([18, 26, 22, 26, 8])] ?? '';
  return { winner, seconds, band, kills_1, kills_2, first_blood, first_dragon, first_tower, position };
}

export interface Check {
  readonly name: string;
  readonly computed: string;
  readonly published: string;
}

/** Computed and published values of a round, of its epoch too. */
export function checkRound({ anchor, lines, salt }: RoundFile['epoch'], round: FileRound): readonly Check[] {
  const [seed, commitment] = [bytesOf(round.seed), bytesOf(round.commitment)];
  let first = seed;
  for (let step = 0; step < round.index; step += 1) first = sha256(first);
  const text = `clutchline/speed-lol/1|${round.index}|${salt}`;
  const facts = factsOf(seed, text, round.pairing.win_chance);
  return [
    check('salt', sha256(['clutchline/speed-lol/salt/1', anchor, ...lines].join('\n')).toString('hex'), salt),
    check('anchor', first.toString('hex'), anchor),
    check('hash of the seed', sha256(seed).toString('hex'), round.commitment),
    ...compareFields(pairingOf(commitment, text), round.pairing),
    ...compareFields(facts, round.facts),
  ];
}

/** Malformed hex gives another hash than the published one, so it is reported as a difference. */
function bytesOf(hex: string): Buffer {
  return /^[0-9a-f]{64}$/.test(hex) ? Buffer.from(hex, 'hex') : Buffer.alloc(0);
}

function check(name: string, computed: string | number, published: string | number | undefined): Check {
  return { name: name.replaceAll('_', ' '), computed: String(computed), published: String(published) };
}

function compareFields(computed: Record<string, string | number>, published: Record<string, string | number>): Check[] {
  return Object.entries(computed).map(([name, value]) => check(name, value, published[name]));
}
