import type { FeedEvent } from '@clutchline/contract';

import type { Context } from '../../src/composition/context';
import type { PlacementToCommit } from '../../src/placement/placement-store';
import type { Stores } from '../../src/composition/stores';
import type { ResultCorrection } from '../../src/settlement/correct-result';
import type { PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import type { Model } from './model';
import { Violation } from './violation';

export type Fault =
  /** Committed. */
  | 'answer lost'
  /** Repeats the transaction. */
  | 'conflict'
  /** After all writes. */
  | 'no commit'
  /** Four times a changed version. */
  | 'stale';

export class PlannedFault extends Error {
  override readonly name = 'Planned';
}

export interface Action {
  readonly placing?: { readonly accountId: number; readonly request: PlaceRequest };
  readonly feeding?: readonly FeedEvent[];
  readonly correcting?: ResultCorrection;
}

/** Replaced dependencies. */
export interface Sabotage {
  readonly stores?: (stores: Stores, action: () => Action) => Stores;
  readonly context?: (context: Context) => Context;
}

const always = async (): Promise<void> => {};

/**
 * Real stores under three layers: planted defect; injected faults and reports to the model; a scheduler that every
 * store call waits for.
 */
export class SimProcess {
  readonly context: Context;
  action: Action = {};
  fault: Fault | null = null;
  gate: (call?: 'commit') => Promise<void> = always;
  #read: ReturnType<Model['read']> | null = null;
  #stale = 0;

  constructor(
    base: Context,
    private readonly model: Model,
    private readonly sabotage: Sabotage,
  ) {
    const context = sabotage.context?.(base) ?? base;
    this.context = {
      ...context,
      stores: this.#watch(context.stores, null),
      inTransaction: async (work) => {
        await this.gate();
        const effects: (() => void)[] = [];
        const result = await context.inTransaction(async (stores) => {
          effects.length = 0;
          const done = await work(this.#watch(stores, effects));
          if (this.#hasFault('conflict')) throw Object.assign(new Error('conflict'), { code: '40001' });
          if (this.#hasFault('no commit')) throw new PlannedFault('no commit');
          return done;
        });
        for (const effect of effects) effect();
        if (this.#hasFault('answer lost')) throw new PlannedFault('answer lost');
        return result;
      },
    };
  }

  begin(action: Action, fault: Fault | null): void {
    this.action = action;
    this.fault = fault;
    this.#stale = fault === 'stale' ? 4 : 0;
  }

  #hasFault(fault: Fault): boolean {
    if (this.fault !== fault) return false;
    this.fault = null;
    return true;
  }

  #sabotaged(stores: Stores): Stores {
    return this.sabotage.stores?.(stores, () => this.action) ?? stores;
  }

  #watch(real: Stores, effects: (() => void)[] | null): Stores {
    const stores = this.#sabotaged(real);
    const { placements, heldBets, settlements, results, feed } = stores;
    const gate = effects === null ? (call?: 'commit') => this.gate(call) : always;
    const report = (effect: () => void): void => (effects === null ? effect() : void effects.push(effect));
    return {
      ...stores,
      placements: {
        ...placements,
        read: async (query, hold) => {
          await gate();
          const snapshot = await placements.read(query, hold);
          const { placing } = this.action;
          this.#read = placing === undefined ? null : this.model.read(placing.accountId, placing.request);
          return snapshot;
        },
        commit: async (placement) => {
          await gate('commit');
          if (effects === null && this.#stale > 0) {
            this.#stale -= 1;
            return 'stale';
          }
          const result = await placements.commit(placement);
          if (result === 'placed') report(() => this.#placed(placement));
          if (effects === null && this.#hasFault('answer lost')) throw new PlannedFault('answer lost');
          return result;
        },
      },
      heldBets: {
        ...heldBets,
        due: async (query) => {
          await gate();
          return await heldBets.due(query);
        },
        recordDecisions: async (endings, at) => {
          await heldBets.recordDecisions(endings, at);
          report(() => this.model.resolvedHeldBets(endings.map(({ orderNo }) => orderNo)));
        },
      },
      settlements: {
        ...settlements,
        dueBets: async (query) => {
          await gate();
          return await settlements.dueBets(query);
        },
        settle: async (batch) => {
          await settlements.settle(batch);
          report(() => this.model.settled(batch.settlements.map(({ orderNo }) => orderNo)));
        },
      },
      results: {
        ...results,
        matchesToSettle: async () => {
          await gate();
          return await results.matchesToSettle();
        },
        storeOutcomes: async (decisions, at) => {
          await results.storeOutcomes(decisions, at);
          report(() => this.#decided(decisions.map(({ playId }) => playId)));
        },
        correct: async (corrected) => {
          const revision = await results.correct(corrected);
          report(() => this.#corrected());
          return revision;
        },
      },
      feed: {
        ...feed,
        apply: async (batch) => {
          const changes = await feed.apply(batch);
          report(() => this.model.fed(this.action.feeding ?? []));
          return changes;
        },
      },
    };
  }

  #placed({ bets, answer }: PlacementToCommit): void {
    const { placing } = this.action;
    if (placing === undefined || this.#read === null) throw new Violation('a placement without a request');
    const orderNos = bets.map(({ orderNo }) => orderNo);
    const answered = answer.results.map(({ error }) => error?.refusal ?? 'accepted').join('; ');
    this.model.placed(placing.accountId, placing.request, { read: this.#read, orderNos, answer: answered });
  }

  /** In the same transaction. */
  #corrected(): void {
    const { correcting } = this.action;
    if (correcting === undefined) throw new Violation('a correction without a request');
    this.model.corrected(correcting);
  }

  #decided(playIds: readonly number[]): void {
    if (this.action.correcting !== undefined) return;
    const plays = playIds.flatMap((playId) => this.model.board.plays.get(playId) ?? []);
    for (const gameId of new Set(plays.map((play) => play.gameId))) this.model.board.settle(gameId, null);
  }
}
