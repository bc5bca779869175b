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
  type Pairing,
  type PricedPlay,
} from '@clutchline/domain/virtual-round';

import type { Context } from './context';
import { readCurrentRound, type CurrentRound } from './read-current-round';
import type { FinishedRound, StoredEpoch, VoidRound } from './round-store';

type Needs = Pick<Context, 'stores' | 'clock' | 'areRoundsStopped'>;

/** Void if the seed is lost. */
const PLAYS_OF_ROUND = 12;

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
  if (current.kind === 'paused') return { state: 'paused', now, speed, ...(await whyPaused(context, current)) };
  const gameId = roundGameId(current.round);
  const [found] = await stores.board.matches([gameId]);
  if (found === undefined) {
    const late = { reason: 'late', until: null } as const;
    return { state: 'paused', now, speed, ...(await whyPaused(context, late)) };
  }
  const plays = await stores.board.plays([gameId], 'all');
  const round = await withProgress(context, current);
  return { state: 'open', now, speed, round, match: found.match, plays: plays.map(({ play }) => play) };
}

type Pause = Pick<Extract<RoundGame, { state: 'paused' }>, 'reason' | 'until'>;

/** A stop counts before what would be waited for, and is read only while there is no round. */
async function whyPaused({ stores, areRoundsStopped }: Needs, { reason, until }: Pause): Promise<Pause> {
  if (reason === 'broken') return { reason, until };
  const isStopped = areRoundsStopped === true || (await stores.rounds.isStopped());
  return isStopped ? { reason: 'stopped', until: null } : { reason, until };
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
  const voided = (await stores.rounds.voidedPlays(round, round)).get(round) ?? [];
  const finished = await stores.rounds.finished(round);
  if (finished !== null)
    return { ...head, ...resultsOf(finished, pairing, voided), events: eventsOf(finished, index, salt) };
  const events = await stores.rounds.events(round);
  return { ...head, ...UNDECIDED, ...voidOf(voided), was_live: null, events };
}

const UNDECIDED: Pick<Round, 'seed' | 'facts' | 'scene_hash' | 'results'> = {
  ...{ seed: null, facts: null, scene_hash: null, results: [] },
};

/** Operators void single plays; the round itself is played on (ROUND-7). */
const voidOf = (voided: readonly number[]) => ({
  void_reason: voided.length === 0 ? null : ('operator' as const),
  voided: [...voided],
});

/** Also of plays that are void: what they would have been. */
function resultsOf(finished: FinishedRound, { win_chance }: Pairing, voided: readonly number[]) {
  const { seed, facts, scene_hash, was_live } = finished;
  return {
    ...{ seed, facts, scene_hash, ...voidOf(voided) },
    was_live: was_live ? (1 as const) : (0 as const),
    results: roundPlays(win_chance).map((play) => pickText(winningPick(play, facts))),
  };
}

/** Its seed is lost, so all its plays are void. */
const LOST: Omit<PlayedRound, 'round' | 'number' | 'epoch' | 'index' | 'commitment' | 'pairing'> = {
  ...UNDECIDED,
  ...{ was_live: 0, void_reason: 'no_seed' },
  voided: Array.from({ length: PLAYS_OF_ROUND }, (_, place) => place),
};

function eventsOf({ seed, facts }: FinishedRound, index: number, salt: string): Round['events'] {
  const key = readHex32(seed);
  return key === null ? [] : [...drawScene(key, index, salt, facts)];
}

export function pairingOf({ id, commitment }: Pick<FinishedRound, 'id' | 'commitment'>, epoch: StoredEpoch): Pairing {
  const key = readHex32(commitment);
  if (key === null) throw new Error('a stored commitment is no hash');
  return drawPairing(key, id - epoch.first_round + 1, epoch.salt ?? '');
}

export type OverRound = FinishedRound | VoidRound;

/**
 * A round that is over as in lists, void ones too.
 *
 * @param voided places of the plays that operators voided.
 */
export function playedRound(over: OverRound, epoch: StoredEpoch, voided: readonly number[]): PlayedRound {
  const { id: round, commitment } = over;
  const pairing = pairingOf(over, epoch);
  const index = round - epoch.first_round + 1;
  const head = { round, number: roundNumber(round), epoch: epoch.id, index, commitment, pairing };
  return { ...head, ...('seed' in over ? resultsOf(over, pairing, voided) : LOST) };
}

/** A round that is over as a page shows it on its own. */
export function overRound(over: OverRound, epoch: StoredEpoch, voided: readonly number[]): Round {
  const played = playedRound(over, epoch, voided);
  return {
    ...played,
    events: 'seed' in over ? eventsOf(over, played.index, epoch.salt ?? '') : [],
    ...{ phase: 'ended', ends_at: roundStart(over.id + 1), salt: epoch.salt ?? '', tables_hash: epoch.tables_hash },
  };
}
