import type { ChessStateInfo } from '@clutchline/contract';
import { understood, type PlaceAnswer, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { playFor } from '@clutchline/test-support/server/chess-player';

import { changeSeeds } from '../../../src/chess';
import { placeBets } from '../../../src/placement/place-bets';
import type { PlacementToCommit } from '../../../src/placement/placement-store';
import type { Outcome } from '../../../src/platform/calls';
import { settleBets } from '../../../src/settlement/settle-bets';
import { settlePlays } from '../../../src/settlement/settle-plays';
import { PlannedFault } from '../process';
import { Violation } from '../violation';
import type { ModelAction } from './chess-model';
import type { GamesProcess, Reports } from './games-process';
import type { GamesPlayer, GamesWorld } from './games-world';
import { isInBetting, isStakeAllowed, type OfferedPick } from './round-model';

export interface GamesTask {
  readonly name: string;
  readonly process: 'player' | 'leader';
  readonly reports: Reports;
  run(process: GamesProcess): Promise<void>;
}

/** As the page does if an answer is lost: the same request again, at once. Null: nothing was committed. */
async function answerOf<Answer>(process: GamesProcess, call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    const answer = await call();
    return process.isKilled ? null : answer;
  } catch (error) {
    if (!(error instanceof PlannedFault)) throw error;
    process.runAlone();
    return process.hasCommitted ? await call() : null;
  }
}

export interface ChessRequest {
  readonly player: GamesPlayer;
  readonly requestId: string;
  readonly action: ModelAction;
}

export function playing(world: GamesWorld, { player, requestId, action }: ChessRequest): GamesTask {
  const { info, chess, answers } = player;
  const body = JSON.stringify(action);
  return {
    name: `${info.caller.accountId} ${requestId} ${body}`,
    process: 'player',
    reports: {},
    run: async (process) => {
      const outcome = await answerOf(process, () => play(process, { player, requestId, action }));
      if (outcome === null) return;
      const stored = answers.get(requestId);
      chess.see(world.now);
      const drawn = outcome.kind === 'ok' ? (outcome.data.state.market?.cards ?? []) : [];
      const repeated = stored?.body === body ? null : 'request_conflict';
      const expected = stored === undefined ? chess.act(action, world.now, drawn) : repeated;
      const is = outcome.kind === 'ok' ? null : outcome.refusal;
      if (is !== expected) throw new Violation(`${body} was ${is ?? 'done'}, not ${expected ?? 'done'}`);
      if (is === null && stored === undefined) answers.set(requestId, { body, order: null });
      world.counts[is === null ? 'actions' : 'refused'] += 1;
    },
  };
}

function play(
  { context }: GamesProcess,
  { player: { info }, requestId, action }: ChessRequest,
): Promise<Outcome<{ readonly state: ChessStateInfo }>> {
  if (action.kind !== 'change_seeds') return playFor(context, info, action, requestId);
  return changeSeeds(context, { lang: 2, request_id: requestId, client_seed: 'lucky 八' }, info);
}

export interface BetRequest {
  readonly player: GamesPlayer;
  readonly request: PlaceRequest;
  readonly picked: OfferedPick;
  /** Minor units. */
  readonly stake: bigint;
}

export function betting(world: GamesWorld, bet: BetRequest): GamesTask {
  const { player, request } = bet;
  const reasons = new Set<string>();
  const note = async (): Promise<void> => {
    for (const reason of await reasonsAgainst(world, bet)) reasons.add(reason);
  };
  return {
    name: `${player.info.caller.accountId} bets ${JSON.stringify(request)}`,
    process: 'player',
    reports: {
      onRead: note,
      onCommit: note,
      onPlaced: (placement) => placed(world, bet, { placement, isClosed: reasons.has('closed') }),
    },
    run: async (process) => {
      const { context } = process;
      const known = player.answers.get(request.request_id);
      await note();
      const begun = world.now;
      const outcome = await answerOf(process, () => placeBets(context, request, player.info));
      if (world.now - begun >= LATE_MS) reasons.add('late');
      await note();
      if (outcome !== null) checkAnswer(world, bet, { outcome, known, reasons });
    },
  };
}

/** A placement is given up after 4 s. */
const LATE_MS = 4_000;

async function reasonsAgainst(world: GamesWorld, { player, picked, stake }: BetRequest): Promise<string[]> {
  const { round, playId } = picked;
  const reasons: string[] = [];
  const { rows } = await world.simulation.client.query<{ status: number }>('select status from plays where id = $1', [
    playId,
  ]);
  const status = rows[0]?.status ?? 0;
  if (status > OPEN) reasons.push(status > SUSPENDED ? 'closed' : 'suspended');
  if (!isInBetting(round, world.now)) reasons.push('not in betting');
  if (!isStakeAllowed(stake, stakedOf(world, player, round), player.unit)) reasons.push('stake');
  if (player.wallet.balance < stake) reasons.push('balance');
  return reasons;
}

const OPEN = 1;
const SUSPENDED = 2;

const stakedOf = ({ bets }: GamesWorld, { info }: GamesPlayer, round: number): bigint =>
  [...bets.values()]
    .filter(({ accountId, picked }) => accountId === info.caller.accountId && picked.round === round)
    .reduce((sum, { stake }) => sum + stake, 0n);

function placed(
  world: GamesWorld,
  { player, request, picked, stake }: BetRequest,
  { placement, isClosed }: { readonly placement: PlacementToCommit; readonly isClosed: boolean },
): void {
  const { accountId } = player.info.caller;
  const [bet] = placement.bets;
  if (player.answers.has(request.request_id)) throw new Violation(`${request.request_id} was placed a second time`);
  player.answers.set(request.request_id, { body: JSON.stringify(request), order: bet?.orderNo ?? null });
  if (bet === undefined) return;
  const staked = stakedOf(world, player, picked.round);
  if (isClosed) throw new Violation(`a bet on round ${picked.round} was accepted after its close`);
  if (!isInBetting(picked.round, placement.at)) throw new Violation(`a bet was accepted at ${placement.at}`);
  if (!isStakeAllowed(stake, staked, player.unit)) throw new Violation(`a stake of ${stake} beside ${staked}`);
  if (player.wallet.balance < stake) throw new Violation(`a stake of ${stake} from ${player.wallet.balance}`);
  player.wallet.balance -= stake;
  world.bets.set(bet.orderNo, { accountId, picked, stake, payout: null });
  world.counts.bets += 1;
}

interface Answered {
  readonly outcome: Outcome<PlaceAnswer>;
  /** Before the request. */
  readonly known: { readonly body: string; readonly order: string | null } | undefined;
  readonly reasons: ReadonlySet<string>;
}

function checkAnswer(world: GamesWorld, { player, request }: BetRequest, { outcome, known, reasons }: Answered): void {
  // Also of a request that ran at the same time.
  const stored = player.answers.get(request.request_id);
  if (stored !== undefined && stored.body !== JSON.stringify(request)) {
    if (outcome.kind === 'refused' && outcome.refusal === 'request_conflict') return;
    throw new Violation(`${request.request_id} has another body and no conflict`);
  }
  const order = outcome.kind === 'refused' ? null : (understood(outcome).results[0]?.order_no ?? null);
  if (order !== (stored?.order ?? null))
    throw new Violation(`answered ${JSON.stringify(outcome)}, stored is ${stored?.order ?? null}`);
  if (order !== null) return;
  world.counts.refused += 1;
  if (known === undefined && reasons.size === 0) throw new Violation(`refused for nothing: ${JSON.stringify(outcome)}`);
}

/** The leader's job, and what its results make due. */
export const leading = (world: GamesWorld): GamesTask => ({
  name: 'lead',
  process: 'leader',
  reports: {},
  run: async (process) => {
    await world.leaderOf(process).run();
    await settlePlays(process.context);
    await settleBets(process.context, null);
  },
});
