import { aging, correcting, resolvingHeldBets, feeding, placing, settlingAll, settlingPlays, type Task } from './tasks';
import { drawFeed, drawLive, drawMapFacts, drawMatchFacts, drawResult } from './draw-feed';
import { drawRequest } from './draw-request';
import { SteppedTask } from './stepped-task';
import { mapResult } from '@clutchline/test-support/server/test-feed';
import type { PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import type { SimPlayer } from './published-states';
import { amountOf } from './currency';
import { Violation } from './violation';
import { PlannedFault, type Fault } from './process';
import type { World } from './world';

const FAULTS: readonly Fault[] = ['answer lost', 'answer lost', 'conflict', 'no commit', 'stale'];
/** Never concurrent: they lock the bets of a match. */
const HEAVY = 6;

/** Or several, overlapping in a seeded order. */
export async function runStep(world: World): Promise<void> {
  const { chance } = world;
  if (chance.isOneIn(7)) {
    world.pass(
      chance.isOneIn(8) ? chance.pick([1_800_000, 7_200_000, 46_800_000]) : chance.pick([1, 2_999, 3_000, 6_000]),
    );
    return;
  }
  if (world.model.feedAgeMs > 0 && chance.isOneIn(3))
    await runTasks(world, [freshAgain(world)], { fault: null, mayKill: false });
  const tasks = chance.isOneIn(4) ? overlapping(world) : [drawTask(world, chance.below(WEIGHTS))];
  const isFaulty = chance.isOneIn(7);
  await runTasks(world, tasks, { fault: isFaulty ? chance.pick(FAULTS) : null, mayKill: chance.isOneIn(10) });
}

/** One player on two servers, bet and market, any pair. */
function overlapping(world: World): Task[] {
  const { chance, model } = world;
  const { player, request } = drawSentRequest(world);
  const first = placing(model, player, request);
  if (chance.isOneIn(3)) return [first, placing(model, player, drawFresh(world, player))];
  if (chance.isOneIn(4)) return [first, ...othersPlacing(world, player)];
  const playId = chance.pick(request.selections).play_info_id;
  const move = feeding(drawFeed(model.board, chance, model.board.plays.get(playId) ?? null));
  if (chance.isOneIn(2)) return [first, move];
  if (chance.isOneIn(6)) return [first, drawAging(world)];
  const other = drawTask(world, chance.below(WEIGHTS));
  return other.action.feeding === undefined ? [first, other, move] : [first, other];
}

/** With the first one a batch, unless the draw has them take turns (P5). */
function othersPlacing(world: World, player: SimPlayer): Task[] {
  const others = world.players.filter((other) => other !== player);
  return others.map((other) => placing(world.model, other, drawFresh(world, other)));
}

/** At and above limits. */
const AGES = [3_000, 3_001, 60_000, 60_001] as const;
const WEIGHTS = 21;

const drawAging = ({ simulation, chance, model }: World): Task => aging(model, simulation.client, chance.pick(AGES));

export const freshAgain = ({ simulation, model }: World): Task => aging(model, simulation.client, 0);

function drawTask(world: World, action: number): Task {
  const { chance, model, now } = world;
  const isLate = world.steps > 7;
  if (action < 8) return drawPlacing(world);
  if (action < 11) return feeding(drawFeed(model.board, chance));
  if (action === 11) return feeding(drawLive(chance.pick([...model.board.games.values()]), chance));
  if (action < 14) return resolvingHeldBets;
  if (action < 16) return isLate ? feeding(drawResult(model.board, chance, now)) : drawPlacing(world);
  if (action < 17) return settlingPlays;
  if (action < 18) return settlingAll;
  if (action < 20) return drawCorrection(world) ?? settlingPlays;
  return drawAging(world);
}

function drawPlacing(world: World): Task {
  const { player, request } = drawSentRequest(world);
  return placing(world.model, player, request);
}

/** New, repeated, or with a known id. */
function drawSentRequest(world: World): World['sent'][number] {
  const { chance, sent, players } = world;
  const old = sent.length > 0 && chance.isOneIn(6) ? chance.pick(sent) : null;
  if (old !== null && !chance.isOneIn(4)) return old;
  const player = old?.player ?? chance.pick(players);
  const fresh = drawFresh(world, player);
  if (old !== null) return { player, request: { ...fresh, request_id: old.request.request_id } };
  sent.push({ player, request: fresh });
  return { player, request: fresh };
}

const drawFresh = ({ model, chance }: World, player: SimPlayer): PlaceRequest =>
  drawRequest(model.board, chance, model.wallet(player.caller.accountId));

/** Preferably of a spent payout. */
export function drawCorrection({ chance, model, now }: World): Task | null {
  const ended = [...model.board.plays.values()].filter(({ reading }) => reading !== null);
  if (ended.length === 0) return null;
  const spent = [...model.bets.values()].filter(
    ({ state, payout, accountId }) => state === 'won' && (payout ?? 0n) > model.wallet(accountId).balance,
  );
  const under = new Set(spent.flatMap(({ legs }) => legs.map(({ playId }) => playId)));
  const dear = ended.filter(({ playId }) => under.has(playId));
  const { gameId, round } = chance.pick(dear.length > 0 ? dear : ended);
  const of = { gameId, reason: 'random', by: ['Ada', 'Ben'] } as const;
  if (round === 0) return correcting({ ...of, round: null, facts: drawMatchFacts(gameId, chance, now) });
  const event = mapResult(gameId, round, drawMapFacts(gameId, chance));
  return event.type === 'map-result' ? correcting({ ...of, round, facts: event.facts }) : null;
}

/** Else random. */
export function drawAllIn(world: World, player: SimPlayer, gameId: number): Task {
  const { model, chance } = world;
  const request = drawFresh(world, player);
  const open = [...model.board.points.values()].filter(
    (point) => point.gameId === gameId && model.board.refusalOf(point) === null,
  );
  if (open.length === 0) return placing(model, player, request);
  const { pointId, playId, version } = chance.pick(open);
  const selection = { shop_id: pointId, game_id: gameId, play_info_id: playId, odd: '2.000', version };
  const { balance, currency } = model.wallet(player.caller.accountId);
  const stake = amountOf(balance, currency);
  const bets = [{ kind: 'single' as const, selections: [0], stake }];
  return placing(model, player, { ...request, accept: 'latest', selections: [selection], bets });
}

const NAMES = ['one', 'two', 'three'];

/** One store call at a time, except for commits of several players, which are one batch (P5). */
export async function runTasks(
  world: World,
  tasks: readonly Task[],
  { fault, mayKill }: { readonly fault: Fault | null; readonly mayKill: boolean },
): Promise<void> {
  const { chance } = world;
  const first = chance.below(2);
  const stepped = tasks.map((task, index) => {
    const name = NAMES[(first + index) % NAMES.length] ?? '';
    const process = world.begin(name, task.action, index === 0 ? fault : null);
    const stepper = new SteppedTask(() => task.run(process));
    process.gate = stepper.gate;
    return { fiber: stepper, name, task, fault: process.fault };
  });
  world.story.push(
    stepped
      .map(({ task, fault: taskFault }) => `${task.name}${taskFault === null ? '' : ` (${taskFault})`}`)
      .join(' | '),
  );
  let untilKill = mayKill ? 1 + chance.below(HEAVY) : -1;
  const running = [...stepped];
  const isBatch = new Set(stepped.map(({ task }) => task.action.placing?.accountId)).size > 1 && chance.isOneIn(2);
  const isRace = stepped.length > 1 && chance.isOneIn(2);
  let advanced = 0;
  while (running.length > 0) {
    const drawn = isRace ? nextOfRace(stepped, running, advanced) : chance.pick(running);
    const next = (isBatch && drawn.fiber.isCommitting ? running.find(isBeforeCommit) : null) ?? drawn;
    advanced += 1;
    untilKill -= 1;
    if (untilKill === 0) {
      world.kill(next.name);
      world.story.push(`killed: ${next.task.name}`);
      running.splice(running.indexOf(next), 1);
      continue;
    }
    const advancing = [next, ...(next.fiber.isCommitting ? otherCommits(running, next) : [])];
    await Promise.all(advancing.map(({ fiber }) => fiber.advance()));
    for (const done of advancing.filter(({ fiber }) => fiber.isDone)) {
      running.splice(running.indexOf(done), 1);
      checkError(done.fiber.error, done.fault);
    }
  }
  await world.compare();
}

interface Runner {
  readonly fiber: SteppedTask;
  readonly task: Task;
}

const isBeforeCommit = ({ fiber, task }: Runner): boolean => task.action.placing !== undefined && !fiber.isCommitting;

/** Of other players. */
function otherCommits<Running extends Runner>(running: readonly Running[], first: Running): Running[] {
  const accounts = new Set([first.task.action.placing?.accountId]);
  return running.filter(({ fiber, task: { action } }) => {
    const accountId = action.placing?.accountId;
    if (!fiber.isCommitting || accounts.has(accountId)) return false;
    accounts.add(accountId);
    return true;
  });
}

/** Reads first, commits last: stale. */
function nextOfRace<Runner>(all: readonly Runner[], running: readonly Runner[], advanced: number): Runner {
  const first = all[0];
  const others = running.filter((next) => next !== first);
  const next = (advanced < 2 ? running.find((one) => one === first) : others[0]) ?? running[0];
  if (next === undefined) throw new Error('Nothing runs.');
  return next;
}

function checkError(error: unknown, fault: Fault | null): void {
  if (error === null || (fault !== null && error instanceof PlannedFault)) return;
  if (error instanceof Violation) throw error;
  throw new Violation(`a service failed: ${error instanceof Error ? error.message : 'with no error'}`);
}
