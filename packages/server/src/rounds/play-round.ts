import { offerOfRound, roundNames, statesOf } from '@clutchline/feeds';
import { PLAY_STATUS } from '@clutchline/contract';
import {
  drawFacts,
  drawPairing,
  drawScene,
  PHASE_STARTS_MS,
  roundMoment,
  roundStart,
  sceneUntil,
  ROUND_MS,
  type PricedPlay,
} from '@clutchline/domain/virtual-round';

import { foldFeedEvents } from '../feed';
import type { Context, Stores } from './context';
import { breakEpochs } from './finish-rounds';
import { readCurrentRound } from './read-current-round';
import type { RoundStore, StoredEpoch } from './round-store';
import { BrokenEpochError, type SeedChains } from './seed-chains';

type Priced = (winChance: number) => readonly PricedPlay[];

interface Offering {
  readonly chains: SeedChains;
  readonly priced: Priced;
  /** The game is switched off: no further round. */
  readonly isSwitchedOff: boolean;
}

/**
 * Offers the round that runs, suspended in its first phase and open in the second (ROUND-3). Its secret is tested before
 * any bet (bad input row 142). While the game is stopped a round that was offered before goes on.
 */
export async function offerRound(context: Context, { chains, priced, isSwitchedOff }: Offering): Promise<void> {
  const current = await readCurrentRound(context, priced);
  if (current.kind === 'paused' || (current.phase !== 'ready' && current.phase !== 'betting')) return;
  const { round, pairing, plays, phase } = current;
  const statuses = await context.stores.rounds.playStatuses(round);
  if (statuses.length === 0) {
    if (isSwitchedOff || !(await hasSecret(context, chains, current.epoch))) return;
    const events = [...roundNames(), ...offerOfRound({ round, pairing, plays })];
    await context.inTransaction(async ({ rounds, feed }) => {
      if (!(await rounds.isStopped())) await feed.apply(foldFeedEvents(events));
    });
  }
  if (phase === 'betting') await openPlays(context, round, plays);
}

async function hasSecret(context: Context, chains: SeedChains, epochId: number): Promise<boolean> {
  const epoch = (await context.stores.rounds.epochs()).find(({ id }) => id === epochId);
  if (epoch === undefined) return false;
  try {
    await chains.of(epoch);
    return true;
  } catch (error) {
    if (!(error instanceof BrokenEpochError)) throw error;
    await breakEpochs(context, chains);
    return false;
  }
}

async function openPlays(context: Context, round: number, plays: readonly PricedPlay[]): Promise<void> {
  const statuses = await context.stores.rounds.playStatuses(round);
  if (!statuses.includes(PLAY_STATUS.suspended)) return;
  await context.inTransaction(async ({ feed }) => {
    // By the clock of now: a delayed transaction opens no play that is to be closed.
    const moment = roundMoment(context.clock.now());
    if (moment.round !== round || moment.phase !== 'betting') return;
    await feed.apply(foldFeedEvents(statesOf(round, plays, 'open')));
  });
}

/** Closes the plays of all rounds whose lock has come (ROUND-3); they never open again. */
export async function closeDuePlays({ stores, inTransaction, clock }: Context): Promise<void> {
  const locked = Math.floor((clock.now() - PHASE_STARTS_MS.preparing) / ROUND_MS);
  const open = await stores.rounds.openRounds(locked);
  if (open.length === 0) return;
  await inTransaction(async ({ rounds, feed }) => {
    for (const round of open)
      await feed.apply(foldFeedEvents(statesOf(round, await rounds.playStatuses(round), 'closed')));
  });
}

/**
 * Stores the events of the running match whose time has come (ROUND-6). The transaction finds the plays of the round closed
 * before it draws anything from the seed.
 */
export async function revealEvents({ inTransaction, clock }: Context, chains: SeedChains): Promise<void> {
  const now = clock.now();
  const { round, phase } = roundMoment(now);
  if (phase !== 'in_match') return;
  await inTransaction(async (stores) => {
    const epoch = await epochOf(stores, round);
    if (epoch === null || !(await areClosed(stores.rounds, round))) return;
    const scene = await sceneOf({ epoch, round, chains });
    const known = (await stores.rounds.events(round)).length;
    const due = sceneUntil(scene.events, now - roundStart(round), scene.seconds).slice(known);
    if (due.length > 0) await stores.rounds.addEvents(round, known, due);
  });
}

async function epochOf({ rounds }: Stores, round: number): Promise<StoredEpoch | null> {
  const epoch = (await rounds.epochs()).findLast(({ first_round }) => first_round <= round);
  if (epoch === undefined || epoch.salt === null || epoch.is_broken) return null;
  return round < epoch.first_round + epoch.rounds ? epoch : null;
}

/** Also without any play: then no one could bet. */
async function areClosed(rounds: RoundStore, round: number): Promise<boolean> {
  return (await rounds.playStatuses(round)).every((status) => status > PLAY_STATUS.suspended);
}

interface SceneSource {
  readonly epoch: StoredEpoch;
  readonly round: number;
  readonly chains: SeedChains;
}

async function sceneOf({ epoch, round, chains }: SceneSource) {
  const index = round - epoch.first_round + 1;
  const chain = await chains.of(epoch);
  const [commitment, seed] = [chain[index - 1], chain[index]];
  if (commitment === undefined || seed === undefined) throw new Error(`epoch ${epoch.id} has no round ${index}`);
  const salt = epoch.salt ?? '';
  const pairing = drawPairing(commitment, index, salt);
  const facts = drawFacts(seed, index, salt, pairing.win_chance);
  return { events: drawScene(seed, index, salt, facts), seconds: facts.seconds };
}
