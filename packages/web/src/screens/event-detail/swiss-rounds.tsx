import { addDays } from '@clutchline/domain';

import { useTexts } from '../../i18n/use-texts';
import { type EventData, useResultOrder, useResults, useSchedule, useZoneDays } from '../../state';
import { FinishedLine } from '../common/matches/finished-line';
import { MatchGroup } from '../common/matches/match-group';
import { ScheduledLine } from '../common/matches/scheduled-line';

/** Within the limit of the call in a week of 25-hour days too. */
const DAYS_AHEAD = 7;

interface SwissRoundsProps {
  readonly eventId: number;
  readonly rounds: NonNullable<EventData['stages'][number]['rounds']>;
}

/** A list of each round, below the table (EVENT-5). */
export function SwissRounds({ eventId, rounds }: SwissRoundsProps) {
  const { t } = useTexts();
  const zone = useZoneDays();
  const filter = { gameTypeId: 0, eventId, teamId: null };
  const period = { from: zone.startOf(zone.today), to: zone.startOf(addDays(zone.today, DAYS_AHEAD)) };
  const schedule = useSchedule({ ...filter, ...period });
  const results = useResults({ ...filter, onlyCorrected: false, period: null });
  const coming = schedule.status === 'ready' ? [...schedule.data.live, ...schedule.data.coming] : [];
  const { rows: finished, by } = useResultOrder(results.status === 'ready' ? results.data.rows : []);
  return rounds.map((ids, index) => {
    const rows = coming.filter(({ match }) => ids.includes(match.game_id));
    const over = finished.filter(({ game_id }) => ids.includes(game_id));
    if (rows.length + over.length === 0) return null;
    return (
      <MatchGroup key={ids[0] ?? index} title={t('event.round', { number: index + 1 })} heading="h3">
        {rows.map((row) => (
          <ScheduledLine key={row.match.game_id} row={row} isDated />
        ))}
        {over.map((match) => (
          <FinishedLine key={match.game_id} match={match} by={by} withEvent={false} isDated />
        ))}
      </MatchGroup>
    );
  });
}
