import type { Stores } from '../../../src/composition/stores';
import type { Sabotage } from '../process';

/** In the run's database. The replaced part must exist. */
export interface Edit {
  readonly functionName: string;
  readonly part: string;
  readonly becomes: string;
}

export interface Defect extends Sabotage {
  readonly name: string;
  readonly edits?: readonly Edit[];
  /** Remove constraints that would refuse the defect. */
  readonly sql?: readonly string[];
}

/** Replaces some of its calls. */
export function onStore<Name extends keyof Stores>(
  name: string,
  store: Name,
  change: (store: Stores[Name], deed: Parameters<NonNullable<Sabotage['stores']>>[1]) => Partial<Stores[Name]>,
): Defect {
  return {
    name,
    stores: (stores, deed) => ({ ...stores, [store]: { ...stores[store], ...change(stores[store], deed) } }),
  };
}
