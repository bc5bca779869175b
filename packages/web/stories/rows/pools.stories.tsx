import type { PoolInfo } from '@clutchline/contract';
import { buildClosedPool, buildPlay, buildPoint, buildPoolInfo } from '@clutchline/domain/testing';

import { PoolPanel } from '../../src/screens/common/pool/pool-panel';
import { ok } from '../../testing/test-app';
import { HOUR, NOON, storyMatch } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { WithState } from '../frame/story-app';

export default { title: 'Rows/Pools' } satisfies StoryFile;

const MATCH = storyMatch({ game_id: 1, best_of: 2 });
const PLAY = buildPlay({
  category_id: 1,
  market: 'match_result',
  points: [
    buildPoint({ point_id: 1, pick: { kind: 'team', team_id: MATCH.team_id_1 }, odd: '1.840' }),
    buildPoint({ point_id: 2, pick: { kind: 'draw' }, odd: '3.066' }),
    buildPoint({ point_id: 3, pick: { kind: 'team', team_id: MATCH.team_id_2 }, odd: '4.600' }),
  ],
});

const open = buildPoolInfo({ closes_at: NOON + 3 * HOUR });
const POOLS: Readonly<Record<string, PoolInfo>> = {
  open,
  'with simulated stakes': { ...open, simulated: '40.00' },
  empty: {
    ...open,
    gross: '0.00',
    net: '0.00',
    points: open.points.map((point) => ({ ...point, stakes: '0.00', share: 0, odds: null, tickets: 0 })),
  },
  closed: buildClosedPool(),
  refunded: buildClosedPool({ is_refund: 1, paid: '0.00', refunded: '100.00' }),
};

export const States: Story = {
  render: () => (
    <Specimens>
      {Object.entries(POOLS).map(([name, pool]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <WithState server={{ getPoolInfo: () => ok({ pools: [pool] }) }}>
              <PoolPanel match={MATCH} play={PLAY} />
            </WithState>
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};
