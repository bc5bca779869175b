import { roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName } from '@clutchline/i18n';

import { useT } from '../../i18n/use-texts';
import { type FinishedRow, type MatchResultData, type ShownFacts, useShownMapResults } from '../../state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { clockText } from '../common/match-parts';
import pageStyles from '../common/page.module.css';
import { sourceText } from '../common/texts/result-texts';
import { SpoilerButton } from '../common/score/spoiler';
import styles from './match-result.module.css';

/** RESULT-2. Facts that the source does not state are left out. */
export function MapResults({ data }: { readonly data: MatchResultData }) {
  const t = useT();
  const maps = useShownMapResults(data);
  if (maps.length === 0) return null;
  return (
    <section className={pageStyles['card']} aria-label={t('match-detail.maps')}>
      <h2>{t('match-detail.maps')}</h2>
      <ol className={styles['maps']}>
        {maps.map(({ round, key, facts, isHidden }) => (
          <li key={round} className={styles['map']}>
            <h3>{roundTitle(t, round, roundNumeral(round, t.langId))}</h3>
            {isHidden && <SpoilerButton gameIds={[key]} shows="map" />}
            {!isHidden && facts === null && <p className={pageStyles['quiet']}>{t('match-result.not_played')}</p>}
            {facts !== null && <MapFacts match={data.match} facts={facts} />}
          </li>
        ))}
      </ol>
      <p className={pageStyles['quiet']}>{t('receipt.source', { source: sourceText(t, data.source) })}</p>
    </section>
  );
}

interface MapFactsProps {
  readonly match: FinishedRow;
  readonly facts: ShownFacts;
}

function MapFacts({ match, facts }: MapFactsProps) {
  const t = useT();
  const { status, won, points, seconds, firstBlood, firstTower, pistols } = facts;
  if (status === 'not_played') return <p className={pageStyles['quiet']}>{t('match-result.not_played')}</p>;
  const name = (side: 1 | 2 | null): string | null => (side === null ? null : teamName(t, match, side));
  const lines = [
    [t('match-result.map_won'), name(won)],
    [t('match-result.length'), seconds === null ? null : clockText(seconds)],
    [t('market.name_first_blood'), name(firstBlood)],
    [t('market.name_first_tower'), name(firstTower)],
    [t('market.name_pistol_1'), name(pistols[0])],
    [t('market.name_pistol_13'), name(pistols[1])],
  ] as const;
  return (
    <>
      <MapScore match={match} facts={facts} />
      {status === 'forfeited' && <p className={pageStyles['quiet']}>{t('match-result.forfeited')}</p>}
      <dl className={styles['lines']}>
        {lines.map(
          ([term, value]) =>
            value !== null && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {points.every((count) => count === null) && won === null && (
        <p className={pageStyles['quiet']}>{t('match-result.nothing_known')}</p>
      )}
    </>
  );
}

/** Kills or rounds. */
function MapScore({ facts: { points, won } }: MapFactsProps) {
  const t = useT();
  const [first, second] = points;
  if (first === null || second === null) return null;
  return (
    <p className={styles['mapScore']}>
      <VisuallyHidden>{t('match-list.score', { score_1: first, score_2: second })}</VisuallyHidden>
      <span aria-hidden="true">
        <span data-won={won === 1}>{first}</span>
        {' : '}
        <span data-won={won === 2}>{second}</span>
      </span>
    </p>
  );
}
