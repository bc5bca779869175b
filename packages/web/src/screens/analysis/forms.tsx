import type { Match } from '@clutchline/contract';
import { sideOf, teamName } from '@clutchline/i18n';
import { useId, useState } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import type { ShownForm, ShownMeetings, ShownPast } from '../../state';
import { Badge } from '../../ui/badge';
import { Crest } from '../../ui/art/crest';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { EventName } from '../common/matches/match-line';
import { SpoilerButton } from '../common/score/spoiler';
import styles from './analysis.module.css';
import { RateText } from './rate-text';

interface FormsProps {
  readonly match: Match;
  readonly forms: readonly ShownForm[];
}

/** STATS-4: last ten of both teams. */
export function Forms({ match, forms }: FormsProps) {
  const t = useT();
  return (
    <section className={styles['part']} aria-label={t('analysis.last_ten')}>
      <h2>{t('analysis.last_ten')}</h2>
      <div className={styles['pair']}>
        {forms.map((form) => (
          <Form key={form.teamId} match={match} form={form} />
        ))}
      </div>
    </section>
  );
}

function Form({ match, form }: { readonly match: Match; readonly form: ShownForm }) {
  const t = useT();
  const { teamId, wins, streak, past, hiddenIds } = form;
  const name = teamName(t, match, sideOf(match, teamId));
  return (
    <div className={styles['team']}>
      <h3>
        <Crest id={teamId} rival={sideOf(match, teamId) === 2 ? match.team_id_1 : undefined} />
        {name}
      </h3>
      {past.length + hiddenIds.length === 0 ? (
        <p className={styles['quiet']}>{t('analysis.no_matches')}</p>
      ) : (
        <p>
          <span className={styles['quiet']}>{t('analysis.win_rate')}</span>{' '}
          <RateText rate={wins} basis="match" withChart />
        </p>
      )}
      {streak !== null && streak.length > 1 && (
        <p className={styles['quiet']}>{t(`analysis.streak_${streak.outcome}`, { count: streak.length })}</p>
      )}
      <PastMatches past={past} hiddenIds={hiddenIds} of={name} />
    </div>
  );
}

interface MeetingsProps {
  readonly match: Match;
  readonly meetings: ShownMeetings;
}

/** STATS-4: in the order of the teams of this match. */
export function Meetings({ match, meetings }: MeetingsProps) {
  const t = useT();
  const { past, hiddenIds, won, drawn } = meetings;
  const title = t('analysis.head_to_head');
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      {past.length + hiddenIds.length === 0 && <p className={styles['quiet']}>{t('analysis.no_meetings')}</p>}
      {past.length > 0 && (
        <dl className={styles['meetings']}>
          {([1, 2] as const).map((side) => (
            <div key={side}>
              <dt>{teamName(t, match, side)}</dt>
              <dd>
                <RateText
                  rate={{ hits: won[side - 1] ?? 0, count: past.length, matches: past.length }}
                  basis="meeting"
                  withChart
                />
              </dd>
            </div>
          ))}
          {drawn > 0 && (
            <div>
              <dt>{t('event.drawn')}</dt>
              <dd>
                <strong>{drawn}</strong>
              </dd>
            </div>
          )}
        </dl>
      )}
      {past.length > 0 && (
        <p className={styles['quiet']}>{t('analysis.results_of', { team: teamName(t, match, 1) })}</p>
      )}
      <PastMatches past={past} hiddenIds={hiddenIds} of={title} />
    </section>
  );
}

interface PastMatchesProps {
  readonly past: readonly ShownPast[];
  readonly hiddenIds: readonly number[];
  /** Team or title, for the names of the controls. */
  readonly of: string;
}

/** Letters, newest first, and the same as a table on request (STATS-10). */
function PastMatches({ past, hiddenIds, of }: PastMatchesProps) {
  const t = useT();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <>
      {past.length > 0 && (
        <>
          <ol className={styles['letters']} aria-label={t('analysis.newest_first')}>
            {past.map(({ match, outcome }) => (
              <li key={match.game_id} data-outcome={outcome}>
                <span aria-hidden="true">{t(`event.${outcome}_short`)}</span>
                <VisuallyHidden>{t(`event.${outcome}`)}</VisuallyHidden>
              </li>
            ))}
          </ol>
          <button
            type="button"
            className={styles['more']}
            data-focus-next
            aria-expanded={isTable}
            aria-controls={isTable ? id : undefined}
            onClick={() => setTable(!isTable)}
          >
            {t('analysis.matches')}
            <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
          </button>
          {isTable && <PastTable id={id} past={past} of={of} />}
        </>
      )}
      {hiddenIds.length > 0 && (
        <div className={styles['hidden']}>
          <span className={styles['quiet']}>{t('event.not_counted', { count: hiddenIds.length })}</span>
          <SpoilerButton gameIds={hiddenIds} shows="day" />
        </div>
      )}
    </>
  );
}

function PastTable({
  id,
  past,
  of,
}: {
  readonly id: string;
  readonly past: readonly ShownPast[];
  readonly of: string;
}) {
  const { t, format } = useTexts();
  return (
    <table id={id} className={styles['table']} aria-label={of}>
      <thead>
        <tr>
          <th scope="col">{t('analysis.date')}</th>
          <th scope="col">{t('analysis.opponent')}</th>
          <th scope="col">{t('event.maps_short')}</th>
          <th scope="col">{t('match-detail.tab_result')}</th>
        </tr>
      </thead>
      <tbody>
        {past.map(({ match, outcome, opponent, maps, isCorrected }) => (
          <tr key={match.game_id}>
            <td>
              <time dateTime={new Date(match.start_time).toISOString()}>{format.date(match.start_time)}</time>
            </td>
            <th scope="row">
              <AppLink screen="match-detail" gameId={match.game_id}>
                {teamName(t, match, opponent)}
              </AppLink>
              <span className={styles['quiet']}>
                <EventName match={match} />
              </span>
              {isCorrected && <Badge tone="warn">{t('results.corrected')}</Badge>}
            </th>
            <td>{maps.join(' : ')}</td>
            <td>{t(`event.${outcome}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
