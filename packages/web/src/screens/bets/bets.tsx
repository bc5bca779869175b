import { HISTORY_KINDS } from '@clutchline/contract';
import { useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useCardsOfPeriod, useSession, type HistoryFilter } from '../../state';
import { SelectField } from '../../ui/select-field';
import { Tabs } from '../../ui/tabs';
import pageStyles from '../common/page.module.css';
import { BetList } from './bet-list';
import styles from './bets.module.css';
import { CardTotals } from './cards/card-totals';
import { PeriodFile } from './cards/period-file';

const STATES = ['all', 'open', 'settled'] as const;
const DAYS = [7, 30] as const;

/** BET-6. */
export function Bets() {
  const t = useT();
  const { signedIn } = useSession();
  const [filter, setFilter] = useState<HistoryFilter>({ days: 7, state: 'all', kind: 'all' });
  const cards = useCardsOfPeriod(filter);
  return (
    <div className={pageStyles['screen']}>
      <h1 className={pageStyles['title']}>{t('frame.my_bets')}</h1>
      {signedIn && (
        <div className={styles['filters']}>
          <Tabs
            label={t('bets.state_label')}
            items={STATES.map((id) => ({ id, text: t(`bets.state_${id}`) }))}
            selected={filter.state}
            onSelect={(state) => setFilter({ ...filter, state })}
          />
          <Tabs
            label={t('bets.period')}
            look="segments"
            items={DAYS.map((id) => ({ id, text: t(`bets.days_${id}`) }))}
            selected={filter.days}
            onSelect={(days) => setFilter({ ...filter, days })}
          />
          <SelectField
            label={t('bets.kind_label')}
            value={filter.kind}
            options={HISTORY_KINDS.map((kind) => ({ value: kind, text: t(`bets.kind_${kind}`) }))}
            onChange={(kind) => setFilter({ ...filter, kind })}
          />
          <PeriodFile filter={filter} cards={cards} />
        </div>
      )}
      {cards !== null && <CardTotals cards={cards} />}
      <BetList filter={filter} withTotals />
    </div>
  );
}
