import type { Context } from './context';
import { placeBets } from '../placement';
import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import { planStakes, STAKING_MS, type PlannedStake } from './plan-stakes';
import type { Caller, CallRequest } from '../platform/calls';
import { stakeText } from './seed-simulated-players';

/** Ms of real time between two rounds. */
const ROUND_MS = 2_000;
/** Stakes of one round: a new demonstration fills its pools in a minute and leaves the processor to its players. */
const MOST_PER_ROUND = 12;
const REQUEST_ID_BYTES = 16;
const LANG = 2;

type Request = CallRequest<'playMore'>;

/** One round of stakes in pools, by the same use case as every bet. @returns the number of placed bets. */
export async function stakeOnce(context: Context): Promise<number> {
  const { stores, clock, random } = context;
  const now = clock.now();
  const [players, pools] = [await stores.simulated.players(), await stores.simulated.openPools(now, now + STAKING_MS)];
  const chance = (): number => Buffer.from(random.bytes(4)).readUInt32BE() / 2 ** 32;
  let placed = 0;
  for (const planned of planStakes(pools, players, { now, most: MOST_PER_ROUND, chance }))
    if (await place(context, planned)) placed += 1;
  return placed;
}

async function place(context: Context, { player, pool, point, units }: PlannedStake): Promise<boolean> {
  const { currencyId } = player;
  const selection = { shop_id: point.pointId, game_id: pool.gameId, play_info_id: pool.playId, odd: null };
  const request: Request = {
    lang: LANG,
    request_id: Buffer.from(context.random.bytes(REQUEST_ID_BYTES)).toString('base64url'),
    accept: 'latest',
    selections: [{ ...selection, version: point.version }],
    bets: [{ kind: 'single', selections: [0], stake: stakeText(currencyId, units) }],
  };
  const caller: Caller = { ...player, lang: LANG, sessionStartedAt: context.wallClock.now() };
  const outcome = await placeBets(context, request, { lang: LANG, caller });
  return outcome.kind === 'ok' && outcome.data.results[0]?.error === null;
}

/** A refused stake is tried again, on the point and by the player of the next plan. */
export function startSimulatedPlayers(context: Context): PollingJob {
  const run = async (): Promise<void> => {
    await stakeOnce(context);
  };
  return startPolling(run, {
    pauseMs: ROUND_MS,
    onFailure: (error) => context.log.error({ error: String(error) }, 'stakes of simulated players failed, will retry'),
  });
}
