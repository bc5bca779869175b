import { type LocalizedFields, localizedText, type Match } from '@clutchline/contract';
import type { MatchNames } from '@clutchline/i18n';
import type { ReactNode } from 'react';

import { useTexts } from '../../../i18n/use-texts';
import { placeOfEvent } from '../../../state';
import { NameText } from '../names/name-text';
import { PlaceLink } from '../place-link';
import { TeamNames } from '../names/team-names';
import styles from './match-line.module.css';

/** Finished, scheduled and listed matches. */
export type LineMatch = MatchNames &
  Pick<Match, 'game_id' | 'event_id' | 'best_of' | 'start_time'> &
  LocalizedFields<'event_name'> &
  LocalizedFields<'stage_name'>;

interface MatchLineProps {
  readonly match: LineMatch;
  /** Beside the teams: time or live mark. */
  readonly when: ReactNode;
  /** Behind the names: two lines of figures, or a button in their place. */
  readonly score?: ReactNode;
  /** Behind the number of maps. */
  readonly note?: ReactNode;
  /** Below the teams: badges. */
  readonly marks?: ReactNode;
  /** Side of the winner, if it may be shown. */
  readonly won?: 1 | 2 | null;
  /** Names event and stage; not below a heading that does. */
  readonly withEvent?: boolean;
}

/** A match in schedule, results, event and team pages: crests, names, score; a link to the match. */
export function MatchLine({ match, when, score, note, marks, won = null, withEvent = false }: MatchLineProps) {
  const { t } = useTexts();
  return (
    <li className={styles['line']}>
      <div className={styles['when']}>{when}</div>
      <div className={styles['what']}>
        <TeamNames match={match} won={won}>
          {score}
        </TeamNames>
        <span className={styles['event']}>
          {withEvent && (
            <>
              <EventName match={match} /> ·{' '}
            </>
          )}
          {t('match-list.best_of', { count: match.best_of })}
          {note && <> · {note}</>}
        </span>
        {marks !== undefined && <div className={styles['marks']}>{marks}</div>}
      </div>
    </li>
  );
}

/** "Skyline Masters League · Group A". */
export function EventName({
  match,
}: {
  readonly match: Pick<LineMatch, 'event_id' | `${'event' | 'stage'}_name_${Suffix}`>;
}) {
  const { language } = useTexts();
  const stage = localizedText(match, 'stage_name', language.suffix);
  return (
    <>
      <PlaceLink to={placeOfEvent(match.event_id)}>
        <NameText text={localizedText(match, 'event_name', language.suffix)} />
      </PlaceLink>
      {stage !== '' && ` · ${stage}`}
    </>
  );
}

type Suffix = ReturnType<typeof useTexts>['language']['suffix'];
