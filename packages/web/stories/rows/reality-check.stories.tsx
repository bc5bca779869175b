import type { RealityCheckInfo } from '@clutchline/contract';

import { RealityCard } from '../../src/screens/limits/reality-card';
import { viewPart } from '../../src/screens/common/texts/view-texts';
import { ok } from '../../testing/test-app';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';

export default { title: 'Rows/Reality check' } satisfies StoryFile;

const CHECK: RealityCheckInfo = {
  ...{ minutes: 60, is_due: 0, next_in_s: 600, used_s: 3_000 },
  ...{ staked: '50.00', returned: '32.50', currency_id: 1 },
};

const Card = viewPart(() => Promise.resolve(RealityCard));

export const Cards: Story = {
  render: () => (
    <Specimens as="rows">
      {[15, 60].map((minutes) => (
        <Specimen key={minutes} name={`every ${minutes} minutes`}>
          <WithState server={{ getRealityCheck: () => ok({ ...CHECK, minutes }) }}>
            <Card />
          </WithState>
        </Specimen>
      ))}
    </Specimens>
  ),
};
