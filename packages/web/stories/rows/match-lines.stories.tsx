import { type LiveState, toLocalizedFields } from '@clutchline/contract';
import { buildLive } from '@clutchline/domain/testing';
import type { ReactNode } from 'react';

import { DayHeading } from '../../src/screens/common/matches/day-heading';
import { FinishedLine } from '../../src/screens/common/matches/finished-line';
import { MatchGroup } from '../../src/screens/common/matches/match-group';
import { ScheduledLine } from '../../src/screens/common/matches/scheduled-line';
import { SlotLine } from '../../src/screens/common/matches/slot-line';
import type { FinishedRow, ScheduledRow, ScheduledSlot } from '../../src/state';
import { HOUR, MINUTE, NOON, storyMatch, TEAM_NAMES } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Rows/Schedule and results' } satisfies StoryFile;

const LIVE = { status: 2, round: 2, score_1: 1, score_2: 0 } as const;

type Scheduled = ScheduledRow['match'];

function scheduled(fields: Partial<Scheduled> & { readonly isLong?: boolean }, live: Partial<LiveState> = {}) {
  const { game_id = 1, isLong = false, ...rest } = fields;
  const certain = { stage_id: null, original_start: null, is_time_confirmed: 1 } as const;
  return { match: { ...storyMatch({ game_id, isLong }), ...certain, ...rest }, live: buildLive(live) };
}

function finished(fields: Partial<FinishedRow> & { readonly isLong?: boolean }): FinishedRow {
  const { game_id = 1, isLong = false, ...rest } = fields;
  const match = storyMatch({ game_id, isLong, start_time: NOON - 5 * HOUR });
  return {
    ...match,
    stage_id: null,
    ended_at: NOON - 3 * HOUR,
    winner: match.team_id_1,
    score_1: 2,
    score_2: 1,
    void_reason: null,
    correction_count: 0,
    is_history: 0,
    ...rest,
  };
}

const SCHEDULED: Readonly<Record<string, ScheduledRow>> = {
  today: scheduled({ game_id: 1 }),
  'in 20 minutes': scheduled({ game_id: 2, start_time: NOON + 20 * MINUTE }),
  moved: scheduled({ game_id: 3, original_start: NOON + HOUR }),
  'time not confirmed': scheduled({ game_id: 4, is_time_confirmed: 0 }),
  live: scheduled({ game_id: 5 }, { ...LIVE, clock_s: 1_634, round_score_1: 14, round_score_2: 11 }),
  'long names, live': scheduled({ game_id: 6, isLong: true }, LIVE),
};

const FINISHED: Readonly<Record<string, FinishedRow>> = {
  'won by the first team': finished({ game_id: 11 }),
  'won by the second team': finished({ game_id: 12, winner: 25, score_1: 0, score_2: 2 }),
  draw: finished({ game_id: 13, winner: null, score_1: 1, score_2: 1, best_of: 2 }),
  corrected: finished({ game_id: 14, correction_count: 1 }),
  walkover: finished({ game_id: 15, void_reason: 'walkover', winner: null }),
  cancelled: finished({ game_id: 16, void_reason: 'cancelled', winner: null }),
  'long names': finished({ game_id: 17, isLong: true }),
};

const UNKNOWN = { team_id: null, place: null } as const;
const QUARTER_FINAL = {
  en: 'Quarter-final 1',
  cn: '四分之一决赛一',
  tw: '八強賽一',
  th: 'รอบก่อนรองชนะเลิศ 1',
  vn: 'Tứ kết 1',
  in: 'Perempat final 1',
  jp: '準々決勝1',
  kr: '8강 1경기',
};
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
      'with its date': <ScheduledLine row={scheduled({ game_id: 7, start_time: NOON + 40 * HOUR })} isDated />,
      'teams not known': <SlotLine slot={SLOT} isDated={false} />,
    }),
};

export const Results: Story = {
  render: () =>
    linesOf({
      ...mapped(FINISHED, (match) => <FinishedLine match={match} />),
      'result hidden': (
        <WithState prepare={({ spoilers }) => spoilers.setState({ mode: 'all' })}>
          <FinishedLine match={finished({ game_id: 18 })} />
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
          <FinishedLine match={finished({ game_id: 11 })} withEvent={false} />
          <FinishedLine match={finished({ game_id: 17, isLong: true })} withEvent={false} />
        </MatchGroup>
      </Specimen>
    </Specimens>
  ),
};
