import type { PlayedRound, Round, RoundGame } from '@clutchline/contract';
import { readHex32 } from '@clutchline/domain/chance';
import {
  createPriceBook,
  drawPairing,
  drawScene,
  pickText,
  roundGameId,
  roundNumber,
  roundPlays,
  roundStart,
  winningPick,
  type PricedPlay,
} from '@clutchline/domain/virtual-round';

import type { Context } from './context';
import { readCurrentRound, type CurrentRound } from './read-current-round';
import type { FinishedRound, StoredEpoch } from './round-store';

type Needs = Pick<Context, 'stores' | 'clock' | 'areRoundsStopped'>;

let book: ((winChance: number) => readonly PricedPlay[]) | null = null;

/** Computed once in a process. */
export function pricesOf(winChance: number): readonly PricedPlay[] {
  book ??= createPriceBook();
  return book(winChance);
}

/** The game at the business time of the server: one round with its plays and the events so far, or why it is paused. */
export async function readRoundGame(context: Needs): Promise<RoundGame> {
  const { stores, clock } = context;
  const speed = (await stores.feedState.read())?.speed ?? 1;
  const now = clock.now();
  const current = await readCurrentRound(context, pricesOf);
  if (current.kind === 'paused') return { state: 'paused', now, speed, reason: current.reason, until: current.until };
  const gameId = roundGameId(current.round);
  const [found] = await stores.board.matches([gameId]);
  if (found === undefined) {
    const reason = context.areRoundsStopped === true ? 'stopped' : 'late';
    return { state: 'paused', now, speed, reason, until: null };
  }
  const plays = await stores.board.plays([gameId], 'all');
  const round = await withProgress(context, current);
  return { state: 'open', now, speed, round, match: found.match, plays: plays.map(({ play }) => play) };
}

/** Seed, facts and all events only once the round is finished. */
async function withProgress({ stores }: Needs, current: CurrentRound): Promise<Round> {
  const { round, number, epoch, index, commitment, pairing, phase, endsAt, salt, tablesHash } = current;
  const head = {
    round,
    number,
    epoch,
    index,
    commitment,
    pairing,
    phase,
    ends_at: endsAt,
    salt,
    tables_hash: tablesHash,
  };
  const finished = await stores.rounds.finished(round);
  if (finished !== null)
    return { ...head, ...resultsOf(finished, index, salt), events: eventsOf(finished, index, salt) };
  const events = await stores.rounds.events(round);
  return { ...head, seed: null, facts: null, results: [], was_live: null, void_reason: null, scene_hash: null, events };
}

function resultsOf({ seed, facts, scene_hash, was_live, commitment }: FinishedRound, index: number, salt: string) {
  const pairing = pairingOf(commitment, index, salt);
  return {
    ...{ seed, facts, scene_hash, void_reason: null },
    was_live: was_live ? (1 as const) : (0 as const),
    results: roundPlays(pairing.win_chance).map((play) => pickText(winningPick(play, facts))),
  };
}

function eventsOf({ seed, facts }: FinishedRound, index: number, salt: string): Round['events'] {
  const key = readHex32(seed);
  return key === null ? [] : [...drawScene(key, index, salt, facts)];
}

function pairingOf(commitment: string, index: number, salt: string) {
  const key = readHex32(commitment);
  if (key === null) throw new Error('a stored commitment is no hash');
  return drawPairing(key, index, salt);
}

/** A finished round as in lists. */
export function playedRound(finished: FinishedRound, epoch: StoredEpoch): PlayedRound {
  const { id: round, commitment } = finished;
  const [index, salt] = [round - epoch.first_round + 1, epoch.salt ?? ''];
  const head = { round, number: roundNumber(round), epoch: epoch.id, index, commitment };
  return { ...head, pairing: pairingOf(commitment, index, salt), ...resultsOf(finished, index, salt) };
}

/** A finished round as a page shows it on its own. */
export function finishedRound(finished: FinishedRound, epoch: StoredEpoch): Round {
  const played = playedRound(finished, epoch);
  return {
    ...played,
    events: eventsOf(finished, played.index, epoch.salt ?? ''),
    ...{ phase: 'ended', ends_at: roundStart(finished.id + 1), salt: epoch.salt ?? '', tables_hash: epoch.tables_hash },
  };
}
