import { type OddsFormat, ODDS_FORMATS, oddTextAs } from '@clutchline/domain';
import type { Translator } from '@clutchline/i18n';

import { useGuideT } from '../../i18n/guide-texts';
import { useT } from '../../i18n/use-texts';
import { Badge, type BadgeTone } from '../../ui/badge';
import guide from '../common/guide/guide.module.css';

/** A likely and an unlikely price. */
const EXAMPLES = ['1.500', '3.000'] as const;

export function OddsPart() {
  const t = useGuideT();
  const app = useT();
  return (
    <>
      <p>{t('help.odds_intro', { me: app('frame.me') })}</p>
      <ul className={guide['cards']}>
        {ODDS_FORMATS.map((format) => (
          <li key={format} className={guide['card']} data-format={format}>
            <div className={guide['head']}>
              <h3 className={guide['name']}>{app(`user.odds_${format}`)}</h3>
              <span className={guide['examples']}>
                {EXAMPLES.map((odds) => (
                  <span key={odds}>{oddTextAs(format, odds)}</span>
                ))}
              </span>
            </div>
            <p>{formatText(t, format)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const HUNDRED = 100;

function formatText(t: Translator, format: OddsFormat): string {
  switch (format) {
    case 'american':
      return t('help.odds_american', { unit: HUNDRED });
    case 'malay':
    case 'indonesian':
      return t('help.odds_american', { unit: 1 });
    case 'hong_kong':
      return t('help.odds_hong_kong', { unit: 1 });
    case 'decimal':
    case 'fractional':
    case 'probability':
      return t(`help.odds_${format}`);
  }
}

const STATUSES = [
  ['bet_to_be_confirmed', 'warn'],
  ['bet_unsettled', 'neutral'],
  ['bet_won', 'up'],
  ['bet_lost', 'down'],
  ['bet_rejected', 'neutral'],
  ['bet_cancelled', 'neutral'],
  ['leg_half_won', 'up'],
  ['leg_half_lost', 'down'],
  ['leg_push', 'neutral'],
  ['leg_void', 'neutral'],
  ['leg_dead_heat', 'neutral'],
] as const satisfies readonly (readonly [string, BadgeTone])[];

/** BET-4. */
export function StatusesPart() {
  const t = useGuideT();
  const app = useT();
  return (
    <dl className={guide['cards']}>
      {STATUSES.map(([status, tone]) => (
        <div key={status} className={guide['card']}>
          <dt>
            <Badge tone={tone}>{app(`status.${status}`)}</Badge>
          </dt>
          <dd>{t(`help.is_${status}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
