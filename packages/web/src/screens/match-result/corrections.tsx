import { roundNumeral } from '@clutchline/domain';
import { roundTitle, teamName } from '@clutchline/i18n';

import { useT, useTexts } from '../../i18n/use-texts';
import { type FinishedRow, type MatchResultData, shownChange, type ShownChange } from '../../state';
import pageStyles from '../common/page.module.css';
import { correctionReason } from '../common/texts/result-texts';
import styles from './match-result.module.css';

/** RESULT-3. */
export function Corrections({ data: { match, revisions } }: { readonly data: MatchResultData }) {
  const { t, format } = useTexts();
  if (revisions.length === 0) return null;
  return (
    <section className={pageStyles['card']} aria-label={t('match-result.corrections')}>
      <h2>{t('match-result.corrections')}</h2>
      <ol className={styles['changes']}>
        {revisions.map((revision) => {
          const change = shownChange(match, revision);
          const { round, at } = revision;
          return (
            <li key={`${round} ${revision.revision}`} className={styles['change']}>
              <h3>{roundTitle(t, round, roundNumeral(round, t.langId))}</h3>
              <time dateTime={new Date(at).toISOString()}>{format.longDateTime(at)}</time>
              <dl className={styles['lines']}>
                {change.before !== null && (
                  <div>
                    <dt>{t('match-result.before')}</dt>
                    <dd>
                      <s>
                        <State match={match} state={change.before} />
                      </s>
                    </dd>
                  </div>
                )}
                <div>
                  <dt>{t('match-result.after')}</dt>
                  <dd>
                    <State match={match} state={change.after} />
                  </dd>
                </div>
              </dl>
              <p>{correctionReason(t, revision.reason)}</p>
              <p className={pageStyles['quiet']}>{t('match-result.approved')}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface StateProps {
  readonly match: FinishedRow;
  readonly state: ShownChange['after'];
}

/** "2 : 1 · North Pier". */
function State({ match, state: { won, points } }: StateProps) {
  const t = useT();
  const [first, second] = points;
  const score = first === null || second === null ? [] : [`${first} : ${second}`];
  const winner = won === null ? [] : [teamName(t, match, won)];
  return [...score, ...winner].join(' · ');
}
