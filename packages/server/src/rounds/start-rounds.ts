import type { RoundGame } from '@clutchline/contract';
import { roundMoment } from '@clutchline/domain/virtual-round';

import type { Bus } from '../bus';
import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import type { Context } from './context';
import { finishDueRounds, voidWithoutSeed } from './finish-rounds';
import { closeDueSalts, isSaltDue, publishDueEpoch } from './open-epochs';
import { closeDuePlays, offerRound, revealEvents } from './play-round';
import { pricesOf, readRoundGame } from './read-round-game';
import { toSaltLine } from './round-calls';
import { roundUpdates } from './round-updates';
import { SeedChains, type SecretStore } from './seed-chains';

/** Real time: in a match, and at most otherwise. */
const IN_MATCH_MS = 500;
const IDLE_MS = 1_000;
const LEAST_MS = 20;

export interface RoundsOptions {
  readonly bus: Pick<Bus, 'publish'>;
  /** After results of rounds. */
  readonly wakeSettlement: () => void;
  /** Business per real time. */
  readonly speed: number;
  readonly secrets: SecretStore;
  /** By the option of the server: no new round; the one that runs ends as usual. */
  readonly isSwitchedOff: boolean;
}

/**
 * The leader's job of Speed LOL: publishes epochs, offers, closes and finishes rounds, and publishes them. All of it
 * follows from stored times, so a new leader continues at the current time and processes what was missed (ROUND-7).
 */
export function startRounds(context: Context, options: RoundsOptions): PollingJob {
  const leader = new RoundLeader(context, options);
  return startPolling(() => leader.run(), {
    pauseMs: () => pauseBefore(context.clock.now(), options.speed),
    onFailure: (error, isRepeated) => {
      if (!isRepeated) context.log.error({ error: String(error) }, 'rounds could not be continued, will retry');
    },
  });
}

function pauseBefore(now: number, speed: number): number {
  const { phase, endsAt } = roundMoment(now);
  const most = phase === 'in_match' ? IN_MATCH_MS : IDLE_MS;
  return Math.min(most, Math.max(LEAST_MS, Math.ceil((endsAt - now) / speed)));
}

export class RoundLeader {
  readonly #chains: SeedChains;
  #published: RoundGame | null = null;
  readonly #lines = new Map<number, number>();

  constructor(
    private readonly context: Context,
    private readonly options: RoundsOptions,
  ) {
    this.#chains = new SeedChains(options.secrets, context.secretBox);
  }

  /** One run of the job. */
  async run(): Promise<void> {
    const { context, options } = this;
    // First what ends: a bet on a round that is over must not wait for anything else.
    await closeDuePlays(context);
    // While an operator has stopped the game the seeds are published, so that it can start again at once.
    if (!options.isSwitchedOff) await this.#publishEpochs();
    if (!(await this.#isOver())) await this.#continue();
    await this.#publish();
  }

  /** The game is stopped, and its last round has ended. */
  async #isOver(): Promise<boolean> {
    const { rounds } = this.context.stores;
    const isStopped = this.options.isSwitchedOff || (await rounds.isStopped());
    return isStopped && (await rounds.unfinishedOffer()) === null;
  }

  async #continue(): Promise<void> {
    const { context, options } = this;
    let hasResults = await voidWithoutSeed(context);
    while ((await finishDueRounds(context, this.#chains)) > 0) hasResults = true;
    if (hasResults) options.wakeSettlement();
    await offerRound(context, { chains: this.#chains, priced: pricesOf, isSwitchedOff: options.isSwitchedOff });
    await revealEvents(context, this.#chains);
  }

  async #publishEpochs(): Promise<void> {
    const { context } = this;
    await publishDueEpoch(context, { secrets: this.options.secrets, box: context.secretBox });
    const epochs = await context.stores.rounds.epochs();
    if (epochs.some((epoch) => isSaltDue(epoch, context.clock.now()))) await closeDueSalts(context);
  }

  /** With the whole game, so that every process has the snapshot for later subscribers. */
  async #publish(): Promise<void> {
    const { context, options } = this;
    const game = await readRoundGame(context);
    for (const update of roundUpdates(this.#published, game)) options.bus.publish({ type: 'round', update, game });
    this.#published = game;
    const counts = await context.stores.rounds.lineCounts();
    for (const [epoch, count] of counts) {
      const known = this.#lines.get(epoch) ?? (this.#lines.size === 0 ? count : 0);
      if (count > known)
        for (const line of (await context.stores.rounds.lines(epoch)).slice(known))
          options.bus.publish({ type: 'round', update: { kind: 'salt-line', added: toSaltLine(epoch, line) }, game });
    }
    for (const { id } of await context.stores.rounds.epochs()) this.#lines.set(id, counts.get(id) ?? 0);
  }
}
