import type { Feed } from '../feed';
import { feedOfScripts } from '../script/feed-of-scripts';

/** The simulator: fictional leagues and teams around the clock, the same for the same seed. */
export function createSimulatorFeed(options: { readonly seed: string }): Feed {
  return feedOfScripts({
    name: 'simulator',
    fingerprint: `simulator:${options.seed}`,
    skipped: [],
    firstRunAt: null,
    gameTypes: [],
    events: [],
    teams: [],
    scripts: () => [],
  });
}
