import { teamName, type Translator } from '@clutchline/i18n';

import { useTexts } from '../../../i18n/use-texts';
import { type FinishedRow, type ResultOrder, type ShownResult, useShownResult } from '../../../state';
import { Badge } from '../../../ui/badge';
import { ScoreColumns } from '../score/score-columns';
import { SpoilerButton } from '../score/spoiler';
import { MatchLine } from './match-line';

interface FinishedLineProps {
  readonly match: FinishedRow;
  readonly withEvent?: boolean;
  /** Of a list without days, or below the heading of another day. */
  readonly isDated?: boolean;
  /** The order of the list: a line shows the time by which it is ordered. */
  readonly by: ResultOrder['by'];
}

/** RESULT-1. A match that was not played has its reason in place of a score. */
export function FinishedLine({ match, withEvent = true, isDated = false, by }: FinishedLineProps) {
  const { t } = useTexts();
  const shown = useShownResult(match);
  const endedAt = by === 'end' && shown !== null ? shown.endedAt : null;
  return (
    <MatchLine
      match={match}
      withEvent={withEvent}
      won={shown?.won ?? null}
      when={
        <When
          at={endedAt ?? match.start_time}
          isDated={isDated}
          ended={endedAt === null ? null : endOf(t, match, endedAt)}
        />
      }
      note={endedAt !== null && <Start at={match.start_time} endedAt={endedAt} />}
      score={
        shown === null ? (
          <SpoilerButton gameIds={[match.game_id]} shows="score" />
        ) : (
          <Figures match={match} shown={shown} />
        )
      }
      marks={shown !== null && <Marks match={match} />}
    />
  );
}

interface WhenProps {
  readonly at: number;
  readonly isDated: boolean;
  /** What happened then; null: the start. */
  readonly ended: string | null;
}

function When({ at, isDated, ended }: WhenProps) {
  const { format } = useTexts();
  return (
    <>
      <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
      {isDated && format.date(at)}
      {ended !== null && <span>{ended}</span>}
    </>
  );
}

/** A match that was called off before its start did not end. */
function endOf(t: Translator, { start_time, void_reason }: FinishedRow, endedAt: number): string {
  const isCalledOff = void_reason !== null && endedAt < start_time;
  return isCalledOff ? t(`results.${voidMark(void_reason)}`) : t('results.ended');
}

/** With the date if the match ended on another day. */
function Start({ at, endedAt }: { readonly at: number; readonly endedAt: number }) {
  const { t, format } = useTexts();
  const isSameDay = format.date(at) === format.date(endedAt);
  const time = isSameDay ? format.time(at) : format.dateTime(at);
  const text = t(endedAt < at ? 'results.due' : 'results.started', { time });
  return text.replaceAll(' ', '\u00A0');
}

interface FiguresProps {
  readonly match: FinishedRow;
  readonly shown: ShownResult;
}

function Figures({ match, shown: { maps, won } }: FiguresProps) {
  const { t } = useTexts();
  if (match.void_reason !== null) return <Badge>{t(`results.${voidMark(match.void_reason)}`)}</Badge>;
  return <ScoreColumns text={scoreText(t, match, { maps, won })} maps={maps} won={won} />;
}

/** Corrected, void with its reason, walkover (RESULT-3). */
function Marks({ match }: { readonly match: FinishedRow }) {
  const { t } = useTexts();
  return (
    <>
      {match.correction_count > 0 && <Badge tone="warn">{t('results.corrected')}</Badge>}
      {match.void_reason !== null && <span>{t(`status.void_${match.void_reason}`)}</span>}
    </>
  );
}

export const voidMark = (reason: NonNullable<FinishedRow['void_reason']>): 'walkover' | 'cancelled' | 'void' =>
  reason === 'walkover' || reason === 'cancelled' ? reason : 'void';

/** "2 to 1, won by North Pier". */
export function scoreText(t: Translator, match: FinishedRow, { maps, won }: Pick<ShownResult, 'maps' | 'won'>): string {
  const score = { score_1: maps[0], score_2: maps[1] };
  return won === null
    ? t('match-list.score', score)
    : t('results.score_won', { ...score, team: teamName(t, match, won) });
}
