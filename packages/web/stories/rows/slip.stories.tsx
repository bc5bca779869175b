import { buildSlip, buildSlipItem } from '@clutchline/domain/testing';
import type { SlipItem } from '@clutchline/contract';

import { OfferedStake } from '../../src/screens/slip/offered-stake';
import { PlacedBets } from '../../src/screens/slip/placed-bets';
import { RemovedRow } from '../../src/screens/slip/removed-row';
import { SlipItemCard } from '../../src/screens/slip/slip-item-card';
import { SlipTab } from '../../src/screens/slip/slip-tab';
import type { PlacedBet, SlipProblem, SlipReason, SlipRow } from '../../src/state';
import type { AppState } from '../../src/state/app-state';
import { buildPlacedBet, buildSlipRow } from '../../testing/build-slip-row';
import { storyMatch } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import { WithState } from '../frame/story-app';
import styles from '../frame/stories.module.css';

export default { title: 'Rows/Bet slip' } satisfies StoryFile;

const nothing = (): void => undefined;

function item(shop_id: number, { isLong = false, ...fields }: Partial<SlipItem> & { readonly isLong?: boolean } = {}) {
  return buildSlipItem({ shop_id, match: storyMatch({ game_id: shop_id, isLong }), ...fields });
}

const problem = (reason: SlipReason, fields: Partial<SlipProblem> = {}): SlipProblem => ({
  reason,
  limit: null,
  message: null,
  ...fields,
});

const PLAY = item(1).play;
const LEGS: Readonly<Record<string, SlipRow>> = {
  open: buildSlipRow({ item: item(1) }),
  'long names': buildSlipRow({ item: item(2, { isLong: true }) }),
  'price rose': buildSlipRow({ item: item(3), odd: '2.105', was: '1.955', move: 'up' }),
  'price fell': buildSlipRow({
    item: item(4),
    odd: '1.705',
    was: '1.955',
    move: 'down',
    problem: problem('odds_changed'),
  }),
  'live market': buildSlipRow({ item: item(5, { play: { ...PLAY, category_id: 3 } }) }),
  suspended: buildSlipRow({ item: item(6), bettable: false, problem: problem('suspended') }),
  'closed, refused': buildSlipRow({ item: item(7), bettable: false, isRefused: true, problem: problem('bet_closed') }),
  'not for combos': buildSlipRow({ item: item(8), problem: problem('no_combo') }),
  'above the limit, with an offer': buildSlipRow({
    item: item(9),
    problem: problem('amount_high', { limit: '500.00', offer: '500.00' }),
  }),
  pool: buildSlipRow({ item: item(10, { play: { ...PLAY, category_id: 1 } }), odd: null, indicative: true }),
};

const BETS: Readonly<Record<string, PlacedBet>> = {
  accepted: buildPlacedBet({ items: [item(1)] }),
  'at another price': buildPlacedBet({ items: [item(2)], prices: [{ asked: '1.955', used: '1.900' }] }),
  held: buildPlacedBet({ items: [item(3)], receiveStatus: 1 }),
  rejected: buildPlacedBet({ items: [item(4)], receiveStatus: 2, rejectReason: 'moved_in_delay' }),
  combo: buildPlacedBet({
    kind: 'parlay',
    items: [item(5), item(6, { isLong: true })],
    odds: '3.822',
    possibleReturn: '191.10',
    prices: [5, 6].map(() => ({ asked: '1.955', used: '1.955' })),
  }),
};

function choose({ slip }: AppState, items: readonly SlipItem[], open: 'single' | 'parlay'): void {
  slip.setState({ slip: buildSlip(items), open, commonStake: '50', parlayStake: '50' });
}

const FOUR = [1, 2, 3, 4].map((id) => item(id));

export const Legs: Story = {
  render: () => (
    <Specimens>
      {Object.entries(LEGS).map(([name, row]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <SlipItemCard
              row={row}
              slip={{ kind: 'single', rows: [row], stake: '', hiddenGames: [], remove: nothing, setStake: nothing }}
            />
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Removed: Story = {
  render: () => (
    <Specimens>
      {[false, true].map((isReplaced) => (
        <Specimen key={`${isReplaced}`} name={isReplaced ? 'replaced' : 'removed'}>
          <div className={styles['narrow']}>
            <RemovedRow
              removed={{
                kind: 'single',
                others: [],
                typed: {},
                isReplaced,
                first: { item: item(9), place: 0, stake: undefined },
              }}
              among={[]}
              undo={nothing}
              forget={nothing}
            />
          </div>
        </Specimen>
      ))}
      <Specimen name="own limit">
        <OfferedStake problem={problem('own_limit')} onAccept={nothing} />
      </Specimen>
    </Specimens>
  ),
};

export const Placed: Story = {
  render: () => (
    <Specimens>
      {Object.entries(BETS).map(([name, bet]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <PlacedBets placed={[bet]} onDismiss={nothing} />
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const WholeSlip: Story = {
  render: () => (
    <Specimens>
      <Specimen name="two singles">
        <div className={styles['narrow']}>
          <WithState prepare={(app) => choose(app, FOUR.slice(0, 2), 'single')}>
            <SlipTab kind="single" />
          </WithState>
        </div>
      </Specimen>
      <Specimen name="combo of four">
        <div className={styles['narrow']}>
          <WithState prepare={(app) => choose(app, FOUR, 'parlay')}>
            <SlipTab kind="parlay" />
          </WithState>
        </div>
      </Specimen>
    </Specimens>
  ),
};
