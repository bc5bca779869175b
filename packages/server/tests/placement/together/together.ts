import type { PlacementStore, PlacementToCommit } from '../../../src/placement/placement-store';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';

interface Together {
  /** Processes whose first commits begin at one moment; each has its own mutexes. */
  readonly contexts: readonly TestContext[];
  /** Resolves once all of them have been validated and are about to be committed. */
  readonly validated: Promise<void>;
  /** Lets them begin. */
  readonly release: () => void;
}

type Change = (placement: PlacementToCommit, index: number) => PlacementToCommit;

/** What is repeated is committed as usual. */
export function together(context: TestContext, count: number, change: Change = (placement) => placement): Together {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let announce: () => void = () => undefined;
  const validated = new Promise<void>((resolve) => (announce = resolve));
  let arrived = 0;
  const contexts = Array.from({ length: count }, (_, index) => {
    const { placements } = context.stores;
    let isFirst = true;
    const commit: PlacementStore['commit'] = async (placement) => {
      if (!isFirst) return await placements.commit(placement);
      isFirst = false;
      arrived += 1;
      if (arrived === count) announce();
      await released;
      return await placements.commit(change(placement, index));
    };
    return { ...context, stores: { ...context.stores, placements: { ...placements, commit } } };
  });
  return { contexts, validated, release };
}
