import type { Stores } from '../../../src/composition/stores';
import type { PlacementToCommit } from '../../../src/placement/placement-store';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { PlannedFault, type Fault } from '../process';

/** Of the virtual games: a placement has no stale version here. */
export type GamesFault = Exclude<Fault, 'stale'>;

/** What the model is told of a running task. */
export interface Reports {
  readonly onRead?: () => Promise<void>;
  readonly onCommit?: () => Promise<void>;
  readonly onPlaced?: (placement: PlacementToCommit) => void;
}

export type ChangeStores = (stores: Stores) => Stores;

const always = async (): Promise<void> => {};

/** Real stores under three layers: planted defect, injected faults with reports, and a scheduler that calls wait for. */
export class GamesProcess {
  readonly context: TestContext;
  gate: () => Promise<void> = always;
  /** Whether a transaction or a placement of the running task was committed. */
  hasCommitted = false;
  /** What it still answers, as after a deadline, reaches no one. */
  isKilled = false;
  #fault: GamesFault | null = null;
  #reports: Reports = {};

  constructor(base: TestContext, sabotage: ChangeStores) {
    const stores = this.#watch(sabotage(base.stores), () => this.gate());
    this.context = {
      ...base,
      stores,
      inTransaction: async (work) => {
        await this.gate();
        const result = await base.inTransaction(async (inner) => {
          const done = await work(this.#watch(sabotage(inner), always));
          if (this.#hasFault('conflict')) throw Object.assign(new Error('conflict'), { code: '40001' });
          if (this.#hasFault('no commit')) throw new PlannedFault('no commit');
          return done;
        });
        this.hasCommitted = true;
        if (this.#hasFault('answer lost')) throw new PlannedFault('answer lost');
        return result;
      },
    };
  }

  /** Until the end of the task nothing else runs. */
  runAlone(): void {
    this.gate = always;
  }

  begin(reports: Reports, fault: GamesFault | null): void {
    this.#reports = reports;
    this.#fault = fault;
    this.hasCommitted = false;
  }

  #hasFault(fault: GamesFault): boolean {
    if (this.#fault !== fault) return false;
    this.#fault = null;
    return true;
  }

  #watch(stores: Stores, gate: () => Promise<void>): Stores {
    const { placements } = stores;
    return {
      ...stores,
      placements: {
        ...placements,
        read: async (query, hold) => {
          await gate();
          await this.#reports.onRead?.();
          return await placements.read(query, hold);
        },
        commit: async (placement) => {
          await gate();
          await this.#reports.onCommit?.();
          const outcome = await placements.commit(placement);
          if (outcome === 'placed') {
            this.hasCommitted = true;
            this.#reports.onPlaced?.(placement);
          }
          if (this.#hasFault('answer lost')) throw new PlannedFault('answer lost');
          return outcome;
        },
      },
    };
  }
}
