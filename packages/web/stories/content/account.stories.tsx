import type { PlayerLimitsInfo } from '@clutchline/contract';

import { Limits } from '../../src/screens/limits/limits';
import { User } from '../../src/screens/user/user';
import { envelope, ok } from '../../testing/test-app';
import { DAY, pending } from '../frame/sample-content';
import { HOUR, NOON } from '../frame/sample-data';
import { type ScreenCase, ScreenCases, type StoryAnswer } from '../frame/screen-cases';
import type { Story, StoryFile } from '../frame/story';

export default { title: 'Content/Account' } satisfies StoryFile;

const LIMITS: PlayerLimitsInfo = {
  day_stake: { value: '400.00', pending: { value: '900.00', from: NOON + 20 * HOUR }, used: '345.00', left: '55.00' },
  day_loss: { value: null, pending: null, used: '-4.00', left: null },
  session_minutes: { value: 60, pending: null, used: 25, left: 35 },
  day_ends: NOON + 12 * HOUR,
  break: null,
};

const limits = (getPlayerLimits: StoryAnswer): ScreenCase => ({
  screen: <Limits />,
  place: '/user/limits',
  server: { getPlayerLimits },
});
const signedOut: ScreenCase['prepare'] = ({ session }) => session.setState({ token: null });

export const Me: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'signed in': { screen: <User />, place: '/user' },
        'signed out': { screen: <User />, place: '/user', prepare: signedOut },
      }}
    />
  ),
};

export const OwnLimits: Story = {
  render: () => (
    <ScreenCases
      cases={{
        'with a change to come': limits(() => ok(LIMITS)),
        'on a break': limits(() => ok({ ...LIMITS, break: { kind: 'time_out', until: NOON + DAY } })),
        'signed out': { ...limits(pending), prepare: signedOut },
        failed: limits(() => envelope(2)),
        loading: limits(pending),
      }}
    />
  ),
};
