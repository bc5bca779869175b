import type { Feed } from '@clutchline/feeds';

import type { Context } from './context';
import { startAcceptance } from '../acceptance';
import { startPriceSteps } from '../analysis';
import { startAnnouncementNotices } from '../announcements';
import { startHistoryImport } from '../content';
import { startFeed } from '../feed';
import { startHousePrices } from '../house-prices';
import { startPools } from '../pools';
import { startQuarantine } from '../quarantine';
import type { Bus, RelayJob } from '../bus';
import { startReportSums } from '../reports';
import { startRounds } from '../rounds';
import { createSecretStore } from '../rounds/postgres-secret-store';
import { startDeliveries } from '../seamless';
import { startSeals } from '../ledger';
import { startSimulatedPlayers } from '../simulated-players';
import { startSearchIndex } from '../search';
import { startSettlement } from '../settlement';
import type { BetCounts } from './bet-counts';
import { Stops } from '../platform/lifecycle/stops';
import { startLiveViews, type ViewCounts } from '../views';
import { startWebhooks } from '../webhooks';

export interface LeaderJobOptions {
  readonly feed: Feed;
  readonly relay: RelayJob;
  readonly bus: Bus;
  readonly bets: BetCounts;
  readonly views: ViewCounts;
  readonly takesOver: boolean;
  readonly speed: number;
  /** Whether simulated players stake in pools. */
  readonly simulatesPlayers: boolean;
  /** Of the database's owner, for the secrets of rounds. */
  readonly ownerUrl: string;
  /** Imported before the first run. */
  readonly historyDays: number;
  /** Resolves when the server answers calls. */
  readonly serving: Promise<void>;
}

export async function startJobs(
  context: Context,
  {
    feed,
    relay,
    bus,
    bets,
    views,
    takesOver,
    speed,
    simulatesPlayers,
    ownerUrl,
    historyDays,
    serving,
  }: LeaderJobOptions,
): Promise<() => Promise<void>> {
  const jobs = new Stops();
  jobs.add(() => relay.stop());
  try {
    const settlement = startSettlement(context, (lags) => bets.observeLags(lags));
    jobs.add(() => settlement.stop());
    const liveViews = startLiveViews(context, { bus, counts: views });
    jobs.add(() => liveViews.stop());
    const wakeSettlement = (): void => settlement.wake();
    const feedJob = startFeed(context, feed, { wakeSettlement, receiveViews: liveViews.receive, takesOver, speed });
    jobs.add(() => feedJob.stop());
    await feedJob.ready;
    const quarantine = startQuarantine(context, () => settlement.wake());
    jobs.add(() => quarantine.stop());
    jobs.add(startHousePrices(context));
    const pools = startPools(context);
    jobs.add(() => pools.stop());
    // After the feed: changes while no server ran decide the held bets.
    const acceptance = startAcceptance(context);
    jobs.add(() => acceptance.stop());
    jobs.add(startDeliveries(context));
    jobs.add(startWebhooks(context));
    if (simulatesPlayers) {
      const simulated = startSimulatedPlayers(context);
      jobs.add(() => simulated.stop());
    }
    const isSwitchedOff = context.areRoundsStopped ?? false;
    const secrets = createSecretStore(ownerUrl);
    const rounds = startRounds(context, { bus, wakeSettlement, speed, secrets, isSwitchedOff });
    jobs.add(() => rounds.stop());
    jobs.add(startSeals(context));
    jobs.add(startReportSums(context));
    const notices = startAnnouncementNotices(context);
    jobs.add(() => notices.stop());
    const searchIndex = startSearchIndex(context);
    jobs.add(() => searchIndex.stop());
    const priceSteps = startPriceSteps(context);
    jobs.add(() => priceSteps.stop());
    const history = startHistoryImport(context, feed, { days: historyDays, after: serving });
    jobs.add(() => history.stop());
    return () => jobs.stopAll();
  } catch (cause) {
    await jobs.stopAll().catch(() => undefined);
    throw cause;
  }
}
