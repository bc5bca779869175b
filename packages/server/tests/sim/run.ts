import { lastResults } from './draw-feed';
import { differences } from './published-states';
import { Violation } from './violation';
import { resolvingHeldBets, feeding, settlingAll, settlingPlays, type Task } from './tasks';
import { drawAllIn, drawCorrection, freshAgain, runTasks, runStep } from './step';
import { audit } from './stored-state';
import { World, type Simulation } from './world';

export interface Played {
  readonly seed: number;
  readonly steps: number;
  readonly counts: World['model']['counts'];
  readonly violation: string | null;
}

const STEPS = 22;
const AUDIT_EVERY = 9;

/** Or to a violation. */
export async function playSeed(simulation: Simulation, seed: number): Promise<Played> {
  const world = new World(simulation, seed);
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
  const { client } = world.simulation;
  await world.open();
  while (world.steps < STEPS) {
    world.steps += 1;
    await runStep(world);
    if (world.steps % AUDIT_EVERY === 0) await audit(client, world.model);
  }
  await settleAll(world);
}

/** Then everything must agree. */
async function settleAll(world: World): Promise<void> {
  const { model, chance, simulation } = world;
  await runWithoutFaults(world, freshAgain(world));
  world.pass(12_000);
  await runWithoutFaults(world, resolvingHeldBets);
  await spendAndOwe(world);
  await runWithoutFaults(world, feeding(lastResults(model.board, chance, world.now)));
  await runWithoutFaults(world, settlingPlays);
  for (let count = chance.below(3); count > 0; count -= 1) {
    const correction = drawCorrection(world);
    if (correction !== null) await runWithoutFaults(world, correction);
  }
  await runWithoutFaults(world, settlingAll);
  for (const gameId of world.gameIds)
    if (model.board.isDue(gameId)) throw new Violation(`match ${gameId} was not decided`);
  for (const bet of model.bets.values())
    if (bet.state === 'held' || model.dueSettlement(bet) !== null || bet.state === 'open')
      throw new Violation(`I4 ${bet.orderNo} is left ${bet.state}`);
  await audit(simulation.client, model);
  const { states: published } = world.published;
  const snapshot = await world.snapshot();
  // Unchanged balances.
  const wrong = differences(
    published,
    new Map([...snapshot].filter(([key]) => !key.startsWith('balance') || published.has(key))),
  );
  if (wrong.length > 0) throw new Violation(`I8 ${wrong.join('; ')}`);
}

/** All stake everything on the last match, then corrected. */
async function spendAndOwe(world: World): Promise<void> {
  const { model, chance } = world;
  const [last, ...ended] = chance.isOneIn(2) ? world.gameIds : [];
  if (last === undefined) return;
  const events = lastResults(model.board, chance, world.now).filter(
    (event) => 'game_id' in event && ended.includes(event.game_id),
  );
  await runWithoutFaults(world, feeding(events));
  await runWithoutFaults(world, settlingPlays);
  for (const player of world.players) await runWithoutFaults(world, drawAllIn(world, player, last));
  const correction = drawCorrection(world);
  if (correction !== null) await runWithoutFaults(world, correction);
  world.pass(12_000);
  await runWithoutFaults(world, resolvingHeldBets);
}

async function runWithoutFaults(world: World, task: Task): Promise<void> {
  world.steps += 1;
  await runTasks(world, [task], { fault: null, mayKill: false });
}
