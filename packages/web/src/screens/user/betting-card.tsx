import { ODDS_FORMATS } from '@clutchline/domain';

import { useOddText } from '../../i18n/use-odd-text';
import { useT } from '../../i18n/use-texts';
import { useAccept, usePreferences } from '../../state';
import { Card } from './card';
import { FastStakeForm } from './fast-stake-form';
import { SettingLine } from './setting-line';

const ACCEPT = ['none', 'better', 'latest'] as const;
/** One price below and one above even money show the format. */
const EXAMPLES = ['1.500', '2.750'] as const;

/** USER-5. */
export function BettingCard() {
  const t = useT();
  const oddText = useOddText();
  const { oddsFormat, chooseOddsFormat } = usePreferences();
  const { accept, choose } = useAccept();
  const [low, high] = EXAMPLES;
  const example = t('user.odds_example', { low, low_text: oddText(low), high, high_text: oddText(high) });
  return (
    <Card title={t('user.betting')}>
      <SettingLine
        label={t('user.odds_format')}
        value={oddsFormat}
        options={ODDS_FORMATS.map((value) => ({ value, text: t(`user.odds_${value}`) }))}
        onChange={chooseOddsFormat}
        note={oddsFormat === 'decimal' ? undefined : example}
      />
      <SettingLine
        label={t('slip.accept_label')}
        value={accept}
        options={ACCEPT.map((value) => ({ value, text: t(`slip.accept_${value}`) }))}
        onChange={choose}
      />
      <FastStakeForm />
    </Card>
  );
}
