import { toLocalizedFields } from '@clutchline/contract';
import type { ReactNode } from 'react';

import { DayHeading } from '../../src/screens/common/matches/day-heading';
import { FinishedLine } from '../../src/screens/common/matches/finished-line';
import { MatchGroup } from '../../src/screens/common/matches/match-group';
import { ScheduledLine } from '../../src/screens/common/matches/scheduled-line';
import { SlotLine } from '../../src/screens/common/matches/slot-line';
import type { FinishedRow, ScheduledRow, ScheduledSlot } from '../../src/state';
import { QUARTER_FINAL, storyFinished, storyScheduled } from '../frame/sample-content';
import { HOUR, MINUTE, NOON, storyMatch, TEAM_NAMES } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Rows/Schedule and results' } satisfies StoryFile;

const LIVE = { status: 2, round: 2, score_1: 1, score_2: 0 } as const;

const SCHEDULED: Readonly<Record<string, ScheduledRow>> = {
  today: storyScheduled({ game_id: 1 }),
  'in 20 minutes': storyScheduled({ game_id: 2, start_time: NOON + 20 * MINUTE }),
  moved: storyScheduled({ game_id: 3, original_start: NOON + HOUR }),
  'time not confirmed': storyScheduled({ game_id: 4, is_time_confirmed: 0 }),
  live: storyScheduled({ game_id: 5 }, { ...LIVE, clock_s: 1_634, round_score_1: 14, round_score_2: 11 }),
  'long names, live': storyScheduled({ game_id: 6, isLong: true }, LIVE),
};

const FINISHED: Readonly<Record<string, FinishedRow>> = {
  'won by the first team': storyFinished({ game_id: 11 }),
  'won by the second team': storyFinished({ game_id: 12, winner: 25, score_1: 0, score_2: 2 }),
  draw: storyFinished({ game_id: 13, winner: null, score_1: 1, score_2: 1, best_of: 2 }),
  corrected: storyFinished({ game_id: 14, correction_count: 1 }),
  walkover: storyFinished({ game_id: 15, void_reason: 'walkover', winner: null }),
  cancelled: storyFinished({ game_id: 16, void_reason: 'cancelled', winner: null }),
  'long names': storyFinished({ game_id: 17, isLong: true }),
};

const UNKNOWN = { team_id: null, place: null } as const;
const PLAIN = storyMatch({ game_id: 21 });
const SLOT: ScheduledSlot = {
  ...PLAIN,
  ...toLocalizedFields('slot_name', QUARTER_FINAL),
  stage_id: 1,
  side_1: { kind: 'winner', ...UNKNOWN, ...toLocalizedFields('name', QUARTER_FINAL) },
  side_2: {
    kind: 'team',
    team_id: 3,
    place: null,
    ...toLocalizedFields('name', TEAM_NAMES[1] ?? QUARTER_FINAL),
  },
};

const linesOf = (lines: Readonly<Record<string, ReactNode>>) => (
  <Specimens as="rows">
    {Object.entries(lines).map(([name, line]) => (
      <Specimen key={name} name={name}>
        <MatchGroup>{line}</MatchGroup>
      </Specimen>
    ))}
  </Specimens>
);

function mapped<Value>(values: Readonly<Record<string, Value>>, draw: (value: Value) => ReactNode) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, draw(value)]));
}

export const Schedule: Story = {
  render: () =>
    linesOf({
      ...mapped(SCHEDULED, (row) => <ScheduledLine row={row} withEvent />),
      'with its date': <ScheduledLine row={storyScheduled({ game_id: 7, start_time: NOON + 40 * HOUR })} isDated />,
      'teams not known': <SlotLine slot={SLOT} isDated={false} />,
    }),
};

export const Results: Story = {
  render: () =>
    linesOf({
      ...mapped(FINISHED, (match) => <FinishedLine match={match} by="end" />),
      'result hidden': (
        <WithState prepare={({ spoilers }) => spoilers.setState({ mode: 'all' })}>
          <FinishedLine match={storyFinished({ game_id: 18 })} by="start" />
        </WithState>
      ),
    }),
};

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const Days: Story = {
  render: () => (
    <Specimens as="rows">
      {[-24, 0, 24, 72].map((hours) => (
        <Specimen key={hours} name={`${hours} hours`}>
          <DayHeading day={dayOf(NOON + hours * HOUR)} today={dayOf(NOON)} />
        </Specimen>
      ))}
      <Specimen name="group of an event">
        <MatchGroup of={PLAIN}>
          <FinishedLine match={storyFinished({ game_id: 11 })} by="end" withEvent={false} />
          <FinishedLine match={storyFinished({ game_id: 17, isLong: true })} by="end" withEvent={false} />
        </MatchGroup>
      </Specimen>
    </Specimens>
  ),
};
