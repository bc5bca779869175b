import { isUnderWay } from '@clutchline/domain';

import { useTexts } from '../../../i18n/use-texts';
import { type ScheduledRow, useDependsOnHidden, useLive, useNow } from '../../../state';
import { Badge } from '../../../ui/badge';
import { lazyPart } from '../lazy-part';
import { LivePlace } from '../match-parts';
import { LiveScore } from '../score/score-columns';
import { MatchLine } from './match-line';
import styles from './match-line.module.css';

type Match = ScheduledRow['match'];

interface ScheduledLineProps {
  readonly row: ScheduledRow;
  readonly withEvent?: boolean;
  /** With the date of the start, below no heading of its day. */
  readonly isDated?: boolean;
}

const MaskedLine = lazyPart(async () => (await import('./masked-line')).MaskedLine, <li className={styles['line']} />);

/** SCHED-2. */
export function ScheduledLine({
  row: { match, live: fetched },
  withEvent = false,
  isDated = false,
}: ScheduledLineProps) {
  const live = useLive(match.game_id, fetched);
  const depends = useDependsOnHidden(match);
  const runs = isUnderWay(live.status);
  const when = runs ? <LiveMark match={match} live={live} /> : <StartTime match={match} isDated={isDated} />;
  const line = (
    <MatchLine
      match={match}
      withEvent={withEvent}
      when={when}
      score={runs && <LiveScore match={match} live={live} />}
      marks={<Marks match={match} />}
    />
  );
  if (!depends) return line;
  return (
    <MaskedLine match={match} when={when}>
      {line}
    </MaskedLine>
  );
}

interface LiveProps {
  readonly match: Match;
  readonly live: ScheduledRow['live'];
}

function LiveMark({ match, live }: LiveProps) {
  const { t } = useTexts();
  return (
    <>
      <Badge tone="live">{t('status.match_live')}</Badge>
      <LivePlace match={match} live={live} isTight />
    </>
  );
}

const DAY_MS = 86_400_000;

/** Only the date is certain if the time is not confirmed. */
function StartTime({
  match: { start_time, original_start, is_time_confirmed },
  isDated,
}: {
  readonly match: Match;
  readonly isDated: boolean;
}) {
  const { t, format } = useTexts();
  const now = useNow();
  const left = start_time - now;
  const iso = new Date(start_time).toISOString();
  if (is_time_confirmed === 0) {
    return (
      <>
        <time dateTime={iso.slice(0, 10)}>{format.date(start_time)}</time>
        {t('schedule.unconfirmed')}
      </>
    );
  }
  return (
    <>
      {original_start !== null && original_start !== start_time && <s>{format.dateTime(original_start)}</s>}
      <time dateTime={iso}>{format.time(start_time)}</time>
      {isDated && <span>{format.date(start_time)}</span>}
      {left > 0 && left < DAY_MS && format.relative(start_time, now)}
    </>
  );
}

function Marks({ match }: { readonly match: Match }) {
  const { t } = useTexts();
  const { original_start: was, start_time } = match;
  return was !== null && was !== start_time && <Badge tone="warn">{t('schedule.moved')}</Badge>;
}
