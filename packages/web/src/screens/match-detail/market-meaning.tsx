import { CATEGORY, type Match, type Play } from '@clutchline/contract';
import {
  formatOdd,
  impliedProbabilities,
  marketMargin,
  roundNumeral,
  shortOddText,
  showsMargin,
} from '@clutchline/domain';
import { pickExplanation, pickTitle } from '@clutchline/i18n';

import { useOddText } from '../../i18n/use-odd-text';
import { useTexts } from '../../i18n/use-texts';
import { usePlayOdds } from '../../state';
import { exactOdd } from '../common/cell-odd';
import styles from './market-meaning.module.css';

interface MarketMeaningProps {
  readonly match: Match;
  readonly plays: readonly Play[];
}

/** DETAIL-1; pools imply no probability. */
export function MarketMeaning({ match, plays }: MarketMeaningProps) {
  const { t } = useTexts();
  const hasMargin = plays.some(showsMargin);
  return (
    <>
      {plays.map((play) => (
        <PlayMeaning key={play.play_info_id} match={match} play={play} />
      ))}
      {hasMargin && <p className={styles['note']}>{t('market-info.margin_hint')}</p>}
    </>
  );
}

function PlayMeaning({ match, play }: { readonly match: Match; readonly play: Play }) {
  const { t, format } = useTexts();
  const odds = usePlayOdds(play);
  const oddText = useOddText();
  const texts = odds.map(formatOdd);
  const chances = play.category_id === CATEGORY.normal_bet ? [] : impliedProbabilities(odds);
  const margin = marketMargin(play, odds);
  const percent = (share: number): string => format.number(Math.round(share * 1_000) / 10);
  const numeral = roundNumeral(play.round, t.langId);
  return (
    <>
      <dl className={styles['picks']}>
        {play.points.map(({ point_id, pick, line }, index) => {
          const chance = chances[index];
          const odd = texts[index];
          return (
            <div key={point_id}>
              <dt>{pickTitle(t, { match, play, pick, line })}</dt>
              <dd>{pickExplanation(t, { match, play, pick, line }, numeral)}</dd>
              {odd !== undefined && exactOdd(shortOddText(oddText(odd)), odd) !== '' && (
                <dd className={styles['note']}>{t('market-info.exact_odds', { odd })}</dd>
              )}
              {chance !== undefined && (
                <dd className={styles['note']}>{t('market-info.chance', { share: percent(chance) })}</dd>
              )}
            </div>
          );
        })}
      </dl>
      {odds.length === 0 && <p>{t('market-info.not_enough_data')}</p>}
      {margin !== null && (
        <p>
          <strong>{t('market-info.margin', { share: percent(margin) })}</strong>
        </p>
      )}
    </>
  );
}
