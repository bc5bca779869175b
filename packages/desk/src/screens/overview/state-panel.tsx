import type { Overview } from '@clutchline/contract/desk';

import { LockBadges } from '../../live/lock-badges';
import { useTexts } from '../../texts/use-texts';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';

type StatePanelProps = { readonly [Part in 'bets' | 'feed' | 'health' | 'locks']: Overview[Part] | null };

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Bets of the last minute, the feed, and the processes. */
export function StatePanel({ bets, feed, health, locks }: StatePanelProps) {
  const { t } = useTexts();
  const family = (name: string, count: number): string => t('overview.family', { name, count });
  return (
    <Panel title={t('overview.state')}>
      <Facts
        facts={[
          ...(bets === null
            ? []
            : ([
                [
                  t('overview.bets'),
                  t('overview.bets_line', { seconds: bets.window_s, taken: bets.taken, held: bets.held }),
                ],
                [t('overview.refused'), bets.refused.map((each) => family(each.family, each.bets)).join(' · ') || '0'],
              ] as const)),
          ...(feed === null
            ? []
            : ([
                [
                  t('overview.feed'),
                  feed.age_ms === null ? t('overview.no_feed') : t('overview.age', { seconds: seconds(feed.age_ms) }),
                ],
                [
                  t('overview.doubts'),
                  [
                    t('overview.guarded', { count: feed.guarded_plays }),
                    ...feed.doubts.map(({ kind, values }) => family(kind, values)),
                  ].join(' · '),
                ],
              ] as const)),
          ...(health === null
            ? []
            : ([
                [
                  t('overview.outbox'),
                  t('overview.outbox_line', { count: health.outbox.count, seconds: seconds(health.outbox.waited_ms) }),
                ],
                [
                  t('overview.leader'),
                  t('overview.leader_line', { ...health.leader, seconds: seconds(health.leader.silent_ms) }),
                ],
                [t('overview.database'), t('overview.database_line', { ms: health.database.read_ms })],
              ] as const)),
          [
            t('overview.locks'),
            locks === null || locks.length === 0 ? t('overview.no_locks') : <LockBadges key="locks" locks={locks} />,
          ],
        ]}
      />
    </Panel>
  );
}
