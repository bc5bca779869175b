import { useTopic } from '../../live/push/use-topic';
import { useTexts } from '../../texts/use-texts';
import { Page } from '../../ui/page';
import { AlarmsPanel } from './alarms-panel';
import { ExposuresPanel } from './exposures-panel';
import { MoneyPanel } from './money-panel';
import styles from './overview.module.css';
import { PoolsPanel, WaitingPanel } from './matches-panels';
import { StatePanel } from './state-panel';
import { useOverview } from './use-overview';

/** What the site owes, takes and waits for, pushed each second (DESK-13). */
export default function Overview() {
  const { t } = useTexts();
  const overview = useOverview();
  const alarms = useTopic('alarms');
  return (
    <Page title={t('overview.title')} isStale={overview.isStale || alarms.isStale}>
      <AlarmsPanel values={alarms.values} />
      <div className={styles['panels']}>
        <MoneyPanel open={overview.part('open')} today={overview.part('today')} />
        <StatePanel
          bets={overview.part('bets')}
          feed={overview.part('feed')}
          health={overview.part('health')}
          locks={overview.part('locks')}
        />
        <WaitingPanel waiting={overview.part('waiting')} />
        <PoolsPanel pools={overview.part('pools')} />
      </div>
      <ExposuresPanel exposures={overview.part('exposures')} />
    </Page>
  );
}
