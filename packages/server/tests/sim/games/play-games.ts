import { TIERS } from '@clutchline/domain/auto-chess';
import { formatAmount } from '@clutchline/domain';
import { roundMoment } from '@clutchline/domain/virtual-round';
import { understood, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';

import { getCurrentRound } from '../../../src/rounds';
import { PlannedFault } from '../process';
import { SteppedTask } from '../stepped-task';
import { Violation } from '../violation';
import type { Simulation } from '../world';
import type { ModelAction } from './chess-model';
import type { ChangeStores, GamesFault } from './games-process';
import { betting, leading, playing, type BetRequest, type ChessRequest, type GamesTask } from './games-tasks';
import { GamesWorld, type GamesPlayer } from './games-world';
import { picksOf } from './round-model';

const STEPS = 60;
const HOUR = 3_600_000;
const FAULTS: readonly GamesFault[] = ['answer lost', 'answer lost', 'no commit', 'conflict'];

export interface PlayedGames {
  readonly counts: GamesWorld['counts'];
  readonly violation: string | null;
}

/** V19: both virtual games with faults, kills and overlapping requests, to the end of every bet or to a violation. */
export async function playGames(simulation: Simulation, seed: number, sabotage: ChangeStores): Promise<PlayedGames> {
  const world = new GamesWorld(simulation, seed, sabotage);
  let violation: string | null = null;
  try {
    await world.open();
    const sent: Sent = { actions: [], bets: [] };
    for (let step = 0; step < STEPS; step += 1) await runStep(world, sent);
    await finish(world);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    violation = `seed ${seed}: ${error.message}`;
    if (process.env['SIM_STORY'] === '1') violation += `\n  ${world.story.join('\n  ')}`;
  }
  return { counts: world.counts, violation };
}

/** To be sent again, or their ids with another body. */
interface Sent {
  readonly actions: ChessRequest[];
  readonly bets: BetRequest[];
}

async function runStep(world: GamesWorld, sent: Sent): Promise<void> {
  const { chance } = world;
  const isBetting = roundMoment(world.now).phase === 'betting';
  if (isBetting && chance.isOneIn(8)) {
    await raceToLock(world, sent);
    return;
  }
  if (chance.isOneIn(isBetting ? 8 : 2)) {
    pass(world);
    // Mostly as in the product, where the leader never sleeps.
    if (!chance.isOneIn(4)) await runTasks(world, [leading(world)], UNDISTURBED);
    return;
  }
  const count = chance.isOneIn(3) ? 2 + chance.below(2) : 1;
  const tasks: GamesTask[] = [];
  for (let task = 0; task < count; task += 1) tasks.push(await drawTask(world, sent));
  const fault = chance.isOneIn(6) ? chance.pick(FAULTS) : null;
  await runTasks(world, tasks, { ...UNDISTURBED, fault, mayKill: chance.isOneIn(10) });
}

/** Bets and the close while the lock passes (ROUND-3). */
async function raceToLock(world: GamesWorld, sent: Sent): Promise<void> {
  const { chance } = world;
  const lock = roundMoment(world.now).endsAt;
  world.pass(Math.max(0, lock - chance.pick([1, 500, 3_000]) - world.now));
  const bets: GamesTask[] = [];
  for (let bet = 0; bet < 3; bet += 1) bets.push(await drawBet(world, sent));
  await runTasks(world, [...bets, leading(world)], { ...UNDISTURBED, passesTo: lock });
}

function pass(world: GamesWorld): void {
  const { chance } = world;
  const toNextPhase = roundMoment(world.now).endsAt - world.now;
  const ms = chance.isOneIn(40) ? 13 * HOUR : chance.isOneIn(12) ? 700_000 : chance.pick([1, 1_000, 5_000, 20_000]);
  world.pass(chance.isOneIn(3) ? ms : toNextPhase);
  world.story.push(`${world.now}`);
}

async function drawTask(world: GamesWorld, sent: Sent): Promise<GamesTask> {
  const { chance } = world;
  const kind = chance.below(10);
  const isBetting = roundMoment(world.now).phase === 'betting';
  if (kind < (isBetting ? 1 : 3)) return leading(world);
  return kind < (isBetting ? 3 : 9) ? playing(world, drawAction(world, sent)) : drawBet(world, sent);
}

function drawAction(world: GamesWorld, { actions }: Sent): ChessRequest {
  const { chance } = world;
  const old = actions.length > 0 && chance.isOneIn(6) ? chance.pick(actions) : null;
  if (old !== null && !chance.isOneIn(4)) return old;
  const player = old?.player ?? chance.pick(world.players);
  const request = { player, requestId: old?.requestId ?? world.newId(), action: actionOf(world, player) };
  if (old === null) actions.push(request);
  return request;
}

function actionOf({ chance }: GamesWorld, { chess }: GamesPlayer): ModelAction {
  const place = 1 + chance.below(5);
  const draw = chance.isOneIn(12) ? chess.draws - 1 : chess.draws;
  if (chess.market === null && !chance.isOneIn(4)) return { kind: 'refresh', tier: 'basic' };
  const card = chess.cards.length === 0 || chance.isOneIn(12) ? 90 : chance.pick(chess.cards).id;
  switch (chance.below(16)) {
    case 0:
      return { kind: 'change_seeds' };
    case 1:
      return { kind: 'rent_slot', slot: chance.isOneIn(2) ? 7 : 8, hours: chance.pick([12, 24, 72]) };
    case 2:
    case 3:
      return { kind: 'move', card, slot: 1 + chance.below(8) };
    case 4:
    case 5:
      return { kind: 'sell', card };
    case 6:
      return { kind: 'sell_directly', draw, place };
    case 7:
    case 8:
    case 9:
      return { kind: 'refresh', tier: chance.isOneIn(2) ? 'basic' : chance.pick(TIERS) };
    default:
      return { kind: 'buy', draw, place };
  }
}

async function drawBet(world: GamesWorld, { bets }: Sent): Promise<GamesTask> {
  const { chance } = world;
  const old = bets.length > 0 && chance.isOneIn(6) ? chance.pick(bets) : null;
  if (old !== null && !chance.isOneIn(4)) return betting(world, old);
  const picks = picksOf(understood(await getCurrentRound(world.simulation.context)));
  if (picks.length === 0) return leading(world);
  const player = old?.player ?? chance.pick(world.players);
  const picked = chance.pick(picks);
  const { balance } = player.wallet;
  const units = chance.pick([1n, 7n, 333n, 900n, 900n, 1_000n, 1_001n]) * player.unit;
  const stake = chance.isOneIn(6)
    ? balance / BigInt(1 + chance.below(3))
    : units + (chance.isOneIn(3) ? BigInt(chance.below(3)) : 0n);
  const decimals = player.unit === 100n ? 2 : 3;
  const selection = { shop_id: picked.pointId, game_id: picked.gameId, play_info_id: picked.playId };
  const request: PlaceRequest = {
    ...{ lang: 2, request_id: old?.request.request_id ?? world.newId(), accept: 'none' },
    selections: [{ ...selection, odd: picked.shownOdd, version: picked.version }],
    bets: [{ kind: 'single', selections: [0], stake: formatAmount(stake, decimals) }],
  };
  const bet: BetRequest = { player, picked, stake, request };
  if (old === null) bets.push(bet);
  return betting(world, bet);
}

interface Disturbance {
  readonly fault: GamesFault | null;
  readonly mayKill: boolean;
  /** Passes between two calls, ms of business time; null: as drawn. */
  readonly passesTo: number | null;
}

const UNDISTURBED: Disturbance = { fault: null, mayKill: false, passesTo: null };

const NAMES = ['one', 'two', 'three'];

/** One store call of one task at a time, in a seeded order, while time may pass. */
async function runTasks(world: GamesWorld, tasks: readonly GamesTask[], disturbance: Disturbance): Promise<void> {
  const { chance } = world;
  const leaders = tasks.filter(({ process }) => process === 'leader');
  const running = tasks
    .filter((task) => task.process === 'player' || task === leaders[0])
    .map((task, index) => {
      const name = task.process === 'leader' ? 'leader' : (NAMES[index] ?? 'one');
      const process = world.process(name);
      const fault = index === 0 ? disturbance.fault : null;
      process.begin(task.reports, fault);
      const stepper = new SteppedTask(() => task.run(process));
      process.gate = stepper.gate;
      return { stepper, name, fault, task };
    });
  world.story.push(running.map(({ task, fault }) => `${task.name}${fault === null ? '' : ` (${fault})`}`).join(' | '));
  let untilKill = disturbance.mayKill ? 1 + chance.below(5) : -1;
  while (running.length > 0) {
    const next = chance.pick(running);
    untilKill -= 1;
    if (untilKill === 0) {
      world.kill(next.name);
      world.story.push(`killed: ${next.task.name}`);
      running.splice(running.indexOf(next), 1);
      continue;
    }
    passBetween(world, disturbance);
    await next.stepper.advance();
    if (!next.stepper.isDone) continue;
    running.splice(running.indexOf(next), 1);
    checkError(next.stepper.error, next.fault);
  }
  await world.compare();
}

function passBetween(world: GamesWorld, { passesTo }: Disturbance): void {
  const { chance } = world;
  if (passesTo === null) {
    if (chance.isOneIn(12)) pass(world);
  } else if (passesTo > world.now && chance.isOneIn(3)) {
    world.pass(passesTo - world.now);
    world.story.push(`${world.now}`);
  }
}

function checkError(error: unknown, fault: GamesFault | null): void {
  if (error === null || (fault !== null && error instanceof PlannedFault)) return;
  if (error instanceof Violation) throw error;
  throw new Violation(`a service failed: ${error instanceof Error ? error.message : 'with no error'}`);
}

/** Then every bet is settled and the books hold. */
async function finish(world: GamesWorld): Promise<void> {
  world.pass(240_000);
  await runTasks(world, [leading(world)], UNDISTURBED);
  const open = [...world.bets.values()].filter(({ payout }) => payout === null);
  if (open.length > 0) throw new Violation(`${open.length} bets are not settled`);
  const faults = await world.simulation.context.stores.wallets.verify();
  if (faults.length > 0) throw new Violation(JSON.stringify(faults));
}
