import type { Stores } from '../../../src/ports/stores';
import type { Sabotage } from '../process';

/** A change of an SQL function of the run's own database; the part has to be there. */
export interface Edit {
  readonly of: string;
  readonly part: string;
  readonly becomes: string;
}

/** Something wrong that is planted to see whether it is found. */
export interface Defect extends Sabotage {
  readonly name: string;
  readonly edits?: readonly Edit[];
  /** Statements that take away what would refuse the defect. */
  readonly sql?: readonly string[];
}

/** A defect of one store: the same with some of its calls changed. */
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
