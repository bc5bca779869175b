import { lastResults } from './draw-feed';
import { differences } from './client';
import { Violation } from './violation';
import { decidingHeld, feeding, settlingAll, settlingPlays, type Task } from './tasks';
import { drawAllIn, drawCorrection, freshAgain, runTasks, takeStep } from './step';
import { audit } from './truth';
import { World, type Bench } from './world';

export interface Played {
  readonly seed: number;
  readonly steps: number;
  readonly counts: World['model']['counts'];
  /** With the steps before it. */
  readonly violation: string | null;
}

const STEPS = 22;
const AUDIT_EVERY = 9;

/** To its end or the first violation. */
export async function playSeed(bench: Bench, seed: number): Promise<Played> {
  const world = new World(bench, seed);
  let violation: string | null = null;
  try {
    await play(world);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    violation = `seed ${seed}, step ${world.steps}: ${error.message}`;
    if (process.env['SIM_STORY'] === '1') violation += `\n  ${world.story.join('\n  ')}`;
  }
  return { seed, steps: world.steps, counts: world.model.counts, violation };
}

async function play(world: World): Promise<void> {
  const { client } = world.bench;
  await world.open();
  while (world.steps < STEPS) {
    world.steps += 1;
    await takeStep(world);
    if (world.steps % AUDIT_EVERY === 0) await audit(client, world.model);
  }
  await comeToRest(world);
}

/** Resolves held bets, delivers results, settles; then everything must agree. */
async function comeToRest(world: World): Promise<void> {
  const { model, chance, bench } = world;
  await takeSafely(world, freshAgain(world));
  world.pass(12_000);
  await takeSafely(world, decidingHeld);
  await spendAndOwe(world);
  await takeSafely(world, feeding(lastResults(model.board, chance, world.now)));
  await takeSafely(world, settlingPlays);
  for (let count = chance.below(3); count > 0; count -= 1) {
    const correction = drawCorrection(world);
    if (correction !== null) await takeSafely(world, correction);
  }
  await takeSafely(world, settlingAll);
  for (const gameId of world.gameIds)
    if (model.board.isDue(gameId)) throw new Violation(`match ${gameId} was not decided`);
  for (const bet of model.bets.values())
    if (bet.state === 'held' || model.dueEnd(bet) !== null || bet.state === 'open')
      throw new Violation(`I4 ${bet.orderNo} is left ${bet.state}`);
  await audit(bench.client, model);
  const { told } = world.heard;
  const image = await world.image();
  // Unchanged balances are not published.
  const wrong = differences(told, new Map([...image].filter(([key]) => !key.startsWith('balance') || told.has(key))));
  if (wrong.length > 0) throw new Violation(`I8 ${wrong.join('; ')}`);
}

/** The players stake their whole balance on the last match, whose result is then corrected. */
async function spendAndOwe(world: World): Promise<void> {
  const { model, chance } = world;
  const [last, ...ended] = chance.isOneIn(2) ? world.gameIds : [];
  if (last === undefined) return;
  const events = lastResults(model.board, chance, world.now).filter(
    (event) => 'game_id' in event && ended.includes(event.game_id),
  );
  await takeSafely(world, feeding(events));
  await takeSafely(world, settlingPlays);
  for (const player of world.players) await takeSafely(world, drawAllIn(world, player, last));
  const correction = drawCorrection(world);
  if (correction !== null) await takeSafely(world, correction);
  world.pass(12_000);
  await takeSafely(world, decidingHeld);
}

async function takeSafely(world: World, task: Task): Promise<void> {
  world.steps += 1;
  await runTasks(world, [task], { fault: null, mayKill: false });
}
