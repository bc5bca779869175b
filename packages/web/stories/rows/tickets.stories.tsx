import type { BetHistoryItem, BetLeg } from '@clutchline/contract';
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';

import { Ticket } from '../../src/screens/bets/ticket';
import type { HistoryRow } from '../../src/state';
import { storyMatch } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';

export default { title: 'Rows/Ticket' } satisfies StoryFile;

interface TicketCase extends Omit<Partial<HistoryRow>, 'bet'> {
  readonly name: string;
  readonly status: HistoryRow['status'];
  readonly bet?: Partial<BetHistoryItem>;
}

const nothing = (): void => undefined;

function leg(shop_id: number, fields: Partial<BetLeg> & { readonly isLong?: boolean } = {}): BetLeg {
  const { isLong = false, ...rest } = fields;
  const match = storyMatch({ game_id: shop_id, isLong });
  return buildBetLeg({ shop_id, game_id: shop_id, match, pick: { kind: 'team', team_id: match.team_id_1 }, ...rest });
}

const legs = (...outcomes: readonly BetLeg['outcome'][]): BetLeg[] =>
  outcomes.map((outcome, index) => leg(index + 1, { outcome, isLong: index === 2 }));

const combo = (...outcomes: readonly BetLeg['outcome'][]): Partial<BetHistoryItem> => ({
  kind: 'parlay',
  sizes: [outcomes.length],
  odds: '14.607',
  legs: legs(...outcomes),
});

const WON = {
  prize_status: 1,
  settlement_amount: '97.75',
  profit: '47.75',
  settlement_odds: '1.955',
  revision: 1,
} as const;
const LOST = { prize_status: 2, settlement_amount: '0.00', profit: '-50.00', revision: 1 } as const;

const CASES: readonly TicketCase[] = [
  { name: 'to be confirmed', status: 1, bet: { legs: legs('pending'), receive_status: 1 } },
  { name: 'rejected', status: 2, bet: { legs: legs('pending'), receive_status: 2, reject_reason: 'moved_in_delay' } },
  {
    name: 'refunded',
    status: 3,
    bet: {
      is_cancel: 1,
      prize_status: 2,
      settlement_amount: '50.00',
      profit: '0.00',
      legs: [leg(1, { outcome: 'void', void_reason: 'cancelled' })],
    },
  },
  { name: 'unsettled', status: 4, bet: { legs: legs('pending') } },
  { name: 'won', status: 5, bet: { ...WON, legs: [leg(1, { outcome: 'won', result: '2:1' })] } },
  { name: 'lost', status: 6, bet: { ...LOST, legs: [leg(1, { outcome: 'lost', result: '0:2' })] } },
  { name: 'settled, outcome not said', status: 7, isNeutral: true, bet: { ...LOST, legs: legs('lost') } },
  { name: 'result hidden', status: 7, isNeutral: true, isHidden: true, bet: { ...WON, legs: legs('won') } },
  { name: 'corrected', status: 5, bet: { ...WON, revision: 2, legs: legs('won') } },
  { name: 'combo, unsettled', status: 4, bet: combo('won', 'pending', 'pending', 'void') },
  { name: 'combo, won', status: 5, bet: { ...WON, ...combo('won', 'half_won', 'push') } },
  { name: 'combo, lost', status: 6, bet: { ...LOST, ...combo('won', 'lost', 'pending') } },
  {
    name: 'system',
    status: 4,
    bet: { ...combo('won', 'pending', 'pending', 'pending'), sizes: [2, 3], lines: 10 },
  },
  {
    name: 'pool',
    status: 4,
    bet: { category_id: 1, legs: [leg(1, { play: { ...leg(1).play, category_id: 1 }, is_estimated: 1 })] },
  },
  { name: 'long names', status: 4, bet: { legs: [leg(1, { isLong: true })] } },
];

export const States: Story = {
  render: () => (
    <Specimens>
      {CASES.map(({ name, status, bet = {}, isNeutral = false, isHidden = false }) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <Ticket row={{ bet: buildBet(bet), status, isNeutral, isHidden }} onOpen={nothing} />
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};
