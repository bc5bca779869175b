import {
  PUBLISHED_RETURNS,
  type PublishedReturn,
  type PublishedStrategyName,
  TIERS,
} from '@clutchline/domain/auto-chess';

import { useT } from '../../i18n/use-texts';
import texts from '../common/games/game-text.module.css';
import { percentOfHundredths } from './chess-figures';
import { TIER_NAMES } from './chess-parts';

export const STRATEGIES = {
  all_cards: 'chess.strategy_all',
  finds: 'chess.strategy_finds',
  two_stars: 'chess.strategy_two',
  three_stars: 'chess.strategy_three',
  index: 'chess.strategy_best',
  any: 'chess.strategy_any',
} as const satisfies Readonly<Record<PublishedStrategyName, string>>;

const KINDS = {
  exact: 'chess.figure_exact',
  played: 'chess.figure_played',
  proved: 'chess.figure_proved',
} as const satisfies Readonly<Record<PublishedReturn['kind'], string>>;

/** What each way of playing returns: of the fees first, the stricter figure, then of all that is paid (CHESS-9, V27). */
export function ReturnsTable() {
  const t = useT();
  return (
    <section className={texts['card']}>
      <h2>{t('chess.returns')}</h2>
      <p>{t('chess.returns_text')}</p>
      <div className={texts['table']} tabIndex={0} role="group" aria-label={t('chess.returns')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chess.strategy')}</th>
              {TIERS.map((tier) => (
                <th key={tier} scope="col">
                  {t(TIER_NAMES[tier])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PUBLISHED_RETURNS.map((each) => (
              <tr key={`${each.strategy}${each.slots}`}>
                <th scope="row">
                  {[t(STRATEGIES[each.strategy]), t('chess.slots', { count: each.slots }), figureText(t, each)].join(
                    ' · ',
                  )}
                </th>
                {TIERS.map((tier) => (
                  <td key={tier}>
                    {each.kind === 'proved' && '≤ '}
                    {each.returns[tier].map(percentOfHundredths).join(' · ')} %
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function figureText(t: ReturnType<typeof useT>, { kind, error }: PublishedReturn): string {
  return kind === 'played' ? `${t(KINDS[kind])} ± ${percentOfHundredths(error)}` : t(KINDS[kind]);
}
