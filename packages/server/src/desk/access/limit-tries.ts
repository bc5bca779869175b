import { problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import { hashToken } from '../../platform/hash-token';
import { SECOND } from '../../platform/time/durations';
import type { DeskContext } from '../context';

interface TryLimit {
  readonly key: string;
  readonly most: number;
}

/** Within 15 minutes; each further one waits twice as long. */
const OF_NAME_AND_NETWORK = 5;
const OF_NETWORK = 20;
/** Of all networks together. Passkeys are not counted by name, so an attacker cannot lock an operator out. */
const OF_NAME = 100;

export const limitsOf = (network: string | null, nameKey: string | null): TryLimit[] => {
  const from = network ?? 'unknown';
  return [
    { key: hashToken(`network ${from}`), most: OF_NETWORK },
    ...(nameKey === null
      ? []
      : [
          { key: hashToken(`name ${nameKey} ${from}`), most: OF_NAME_AND_NETWORK },
          { key: hashToken(`name ${nameKey}`), most: OF_NAME },
        ]),
  ];
};

type Needs = Pick<DeskContext, 'stores' | 'wallClock'>;

/** Each stores a row. */
const CHALLENGES = 60;

export const limitsOfChallenges = (network: string | null): TryLimit[] => [
  { key: hashToken(`challenges ${network ?? 'unknown'}`), most: CHALLENGES },
];

/** Null: the try may proceed. */
export async function countTries(
  { stores: { access }, wallClock }: Needs,
  limits: readonly TryLimit[],
): Promise<DeskRefusal | null> {
  for (const { key, most } of limits) {
    const waitMs = await access.countAttempt(key, most, wallClock.now());
    if (waitMs !== null) return problem('wait', { retry_after_s: Math.ceil(waitMs / SECOND) });
  }
  return null;
}

/**
 * Counts the try before it is valid, so that tries at once count too, and takes the count back if it was right. Outside of
 * a transaction: a refused try stays counted.
 */
export async function limitTries<Data>(
  { stores, wallClock }: Needs,
  limits: readonly TryLimit[],
  attempt: () => Promise<DeskOutcome<Data>>,
): Promise<DeskOutcome<Data>> {
  const refusal = await countTries({ stores, wallClock }, limits);
  if (refusal !== null) return refusal;
  const outcome = await attempt();
  if (outcome.kind === 'ok') for (const { key } of limits) await stores.access.uncountAttempt(key);
  return outcome;
}
