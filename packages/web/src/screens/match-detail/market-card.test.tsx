// @vitest-environment jsdom
import { toLocalizedFields, type LangId, type Play } from '@clutchline/contract';
import type { PlayReason } from '@clutchline/domain';
import { buildLive, buildMatch, buildNames, buildPlay, buildPoint } from '@clutchline/domain/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OddTextContext } from '../../i18n/use-odd-text';
import { InLanguage } from '../../../testing/in-language';
import { restingPrice } from '../../../testing/build-slip-view';
import type { FavoriteMarkets } from '../../state';
import { MarketCard } from './market-card';
import type { MarketBlock } from './play-groups';

const door = vi.hoisted(() => ({
  reason: vi.fn<() => PlayReason | null>(),
  odds: vi.fn<() => readonly number[]>(),
  analyse: vi.fn(),
}));
vi.mock('../../state', () => ({
  usePlayReason: door.reason,
  useOpenAnalysis: () => door.analyse,
  usePlayState: () => 'open',
  usePlayOdds: door.odds,
  usePool: () => ({ status: 'loading' }),
  useOddsCell: ({ point }: { point: { odd: string } }) => ({
    price: restingPrice(point.odd),
    state: 'open',
    toggle: vi.fn(),
  }),
}));

const total = (id: number, line: number, odd = '1.900') =>
  buildPlay({
    play_info_id: id,
    market: 'total_kills',
    round: 2,
    line,
    points: [
      buildPoint({ point_id: id * 10, pick: { kind: 'over' }, odd }),
      buildPoint({ point_id: id * 10 + 1, pick: { kind: 'under' }, odd }),
    ],
  });
const block = (odd?: string): MarketBlock => ({
  key: 'total_kills',
  main: total(1, 26_500, odd),
  others: [20_500, 22_500, 24_500, 28_500, 30_500, 32_500].map((line, index) => total(index + 2, line, odd)),
});
const favorites: FavoriteMarkets = { codes: new Set(['total_kills']), toggle: vi.fn() };
const card = (given = block(), langId: LangId = 2, props: Partial<ComponentProps<typeof MarketCard>> = {}) => (
  <InLanguage langId={langId}>
    <MarketCard
      {...{ match: buildMatch(), live: buildLive(), block: given }}
      {...{ isFolded: false, withMap: false, favorites: null }}
      {...props}
    />
  </InLanguage>
);
const button = (name: RegExp) => screen.getByRole('button', { name });
const prices = () => screen.getAllByRole('button', { name: /1\.9/ });

beforeEach(() => {
  door.reason.mockReturnValue(null);
  door.odds.mockReturnValue([1_900, 1_900]);
});
afterEach(cleanup);

describe('the lines of a market', () => {
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

  it('DETAIL-6 are a row each, by line, and the main line has a mark and words', () => {
    render(card({ ...block(), others: [total(2, 28_500), total(3, 24_500)] }));
    expect(lines()).toEqual([
      'Over 24.5 1.90Under 24.5 1.90',
      'Main lineOver 26.5 1.90Under 26.5 1.90',
      'Over 28.5 1.90Under 28.5 1.90',
    ]);
    expect(screen.getAllByRole('listitem').map((line) => line.dataset['main'])).toEqual(['false', 'true', 'false']);
  });

  it('DETAIL-6 of a handicap have the teams once, above them', () => {
    const match = buildMatch();
    const handicap = (id: number, line: number) =>
      buildPlay({
        play_info_id: id,
        market: 'map_handicap',
        points: [
          buildPoint({ point_id: id * 10, pick: { kind: 'team', team_id: match.team_id_1 }, line, odd: '1.900' }),
          buildPoint({ point_id: id * 10 + 1, pick: { kind: 'team', team_id: match.team_id_2 }, line: -line }),
        ],
      });
    const { container } = render(card({ key: 'h', main: handicap(1, -1_500), others: [handicap(2, 1_500)] }));
    expect(lines()[0]).toMatch(/^Main line−1\.5 .*\+1\.5 /);
    expect(lines()[1]).toMatch(/^\+1\.5 .*−1\.5 /);
    expect(container.querySelector('[aria-hidden="true"]:has(+ ul)')?.textContent).toBe(
      match.team_name_1_en + match.team_name_2_en,
    );
    expect(button(new RegExp(`−1.5 1.90, ${match.team_name_1_en} −1.5`))).toBeDefined();
  });

  it('DETAIL-1 are folded under a button that states how many there are, and of what', () => {
    render(card());
    expect(prices()).toHaveLength(10);
    const fold = button(/^2 more lines/);
    expect(fold.textContent).toContain('Total kills');
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    const ladder = document.getElementById(fold.getAttribute('aria-controls') ?? '');
    expect(ladder?.querySelectorAll('button')).toHaveLength(14);
    fireEvent.click(fold);
    expect(prices()).toHaveLength(10);
  });

  it('DETAIL-1 stay open over new prices and over another main line', () => {
    const { rerender } = render(card());
    fireEvent.click(button(/more lines/));
    rerender(card(block('1.950')));
    expect(prices()).toHaveLength(14);
    const { main, others } = block();
    const [other] = others;
    if (other === undefined) throw new Error('no other line');
    rerender(card({ ...block(), main: other, others: [main, ...others.slice(1)] }));
    expect(button(/more lines/).getAttribute('aria-expanded')).toBe('true');
  });

  it('DETAIL-1 counts one line as one', () => {
    render(card({ ...block(), others: block().others.slice(1) }));
    expect(button(/^1 more line: /)).toBeDefined();
  });
});

describe('a closed market', () => {
  const settled = (): MarketBlock => {
    const [over, under] = total(1, 26_500).points;
    if (over === undefined || under === undefined) throw new Error('no points');
    const points: Play['points'] = [
      { ...over, outcome: 'lost' },
      { ...under, outcome: 'won' },
    ];
    return { key: 'total_kills', main: { ...total(1, 26_500), points }, others: [] };
  };

  it('DETAIL-5 is one line with its winner, and a button opens it', () => {
    door.reason.mockReturnValue('settled');
    render(card(settled(), 2, { isFolded: true }));
    const fold = within(screen.getByRole('heading')).getByRole('button', { name: 'Total kills Won Under 26.5' });
    expect(screen.getAllByRole('button')).toEqual([fold]);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(fold.getAttribute('aria-controls') ?? '')?.textContent).toContain('Over 26.5');
    screen.getByText('The result is in: the market is settled.');
    fireEvent.click(fold);
    expect(screen.getAllByRole('button')).toEqual([fold]);
  });

  it('DETAIL-5 without result yet has its state in words', () => {
    door.reason.mockReturnValue('pool_closed');
    render(card({ ...block(), others: [] }, 2, { isFolded: true }));
    expect(button(/^Total kills Market closed$/)).toBeDefined();
  });

  it.each(['match_over', 'map_over'] as const)('U17 DETAIL-5 says that its result is awaited: %s', (reason) => {
    door.reason.mockReturnValue(reason);
    render(card(block(), 2, { isFolded: true }));
    expect(button(/Total kills/).textContent).toContain('Awaiting result');
    door.reason.mockReturnValue('settled');
    cleanup();
    render(card(block(), 2, { isFolded: true }));
    expect(button(/Total kills/).textContent).not.toContain('Awaiting result');
  });

  it('DETAIL-5 is a whole card again if it opens', () => {
    const { rerender } = render(card(block(), 2, { isFolded: true }));
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    rerender(card());
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});

describe('a favourite market', () => {
  it('DETAIL-7 has a pressed star, which names the market', () => {
    render(card(block(), 2, { favorites, withMap: true }));
    const star = button(/^Favourite market: Map 2 · Total kills$/);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(star);
    expect(favorites.toggle).toHaveBeenCalledWith('total_kills');
  });

  it('DETAIL-7 is not offered for few markets, nor for a special one', () => {
    render(card());
    expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
    cleanup();
    render(card({ key: 's', main: buildPlay({ market: 'special' }), others: [] }, 2, { favorites }));
    expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
  });
});

describe('what the picks mean', () => {
  it('DETAIL-1 is shown on demand, with implied probability and margin', async () => {
    render(card({ ...block(), others: [] }));
    const info = button(/^What the picks mean: Total kills$/);
    expect(info.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(info);
    expect(info.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(screen.getByText('Map 2: At least 27 kills in total.')).toBeDefined());
    expect(screen.getByText('Map 2: At most 26 kills in total.')).toBeDefined();
    expect(screen.getAllByText('Chance by price: 52.6%')).toHaveLength(2);
    expect(screen.getByText('Margin 5.3%')).toBeDefined();
    expect(document.getElementById(info.getAttribute('aria-controls') ?? '')?.textContent).toContain('Margin');
    fireEvent.click(info);
    expect(screen.queryByText('Margin 5.3%')).toBeNull();
  });

  it('U29 opens below the prices, which do not move', async () => {
    render(card());
    fireEvent.click(button(/What the picks mean/));
    const meaning = await screen.findByText('Map 2: At least 27 kills in total.');
    for (const price of prices()) {
      expect(price.compareDocumentPosition(meaning) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    }
  });

  it('U7 states the exact price of each pick if the shown one is rounded', async () => {
    render(<OddTextContext value={() => '−111'}>{card({ ...block(), others: [] })}</OddTextContext>);
    fireEvent.click(button(/What the picks mean/));
    await waitFor(() => expect(screen.getAllByText('Exact odds (decimal): 1.900')).toHaveLength(2));
    cleanup();
    render(card({ ...block(), others: [] }));
    fireEvent.click(button(/What the picks mean/));
    await screen.findByText('Margin 5.3%');
    expect(screen.queryByText(/Exact odds/)).toBeNull();
  });

  it('DETAIL-1 takes in the other lines while they are unfolded', async () => {
    render(card());
    fireEvent.click(button(/What the picks mean/));
    await waitFor(() => expect(screen.getByText('Map 2: At least 25 kills in total.')).toBeDefined());
    expect(screen.queryByText('Map 2: At least 21 kills in total.')).toBeNull();
    fireEvent.click(button(/more lines/));
    await waitFor(() => expect(screen.getByText('Map 2: At least 21 kills in total.')).toBeDefined());
    expect(screen.getByText('Map 2: At most 32 kills in total.')).toBeDefined();
  });

  it('C5 STATS-3 states that there is not enough data while a price is missing', async () => {
    door.odds.mockReturnValue([]);
    render(card({ ...block(), others: [] }));
    fireEvent.click(button(/What the picks mean/));
    await waitFor(() => expect(screen.getByText('Not enough data')).toBeDefined());
    expect(screen.queryByText(/Chance by price|Margin \d/)).toBeNull();
  });

  it('DETAIL-1 shows neither probability nor margin for pools', async () => {
    render(card({ ...block(), main: { ...total(1, 26_500), category_id: 1 }, others: [] }));
    fireEvent.click(button(/What the picks mean/));
    await waitFor(() => expect(screen.getByText('Map 2: At least 27 kills in total.')).toBeDefined());
    expect(screen.queryByText(/Chance by price|Margin|100%/)).toBeNull();
  });
});

describe('a special play', () => {
  it('C7 has its name and its description in the language of the player', () => {
    const texts = {
      ...toLocalizedFields('name', buildNames('Who says gg?')),
      ...toLocalizedFields('desc', buildNames('In the chat.')),
    };
    const main = buildPlay({ market: 'special', ...texts });
    render(card({ key: 'special', main, others: [] }, 7));
    expect(screen.getByRole('heading', { name: 'Who says gg? jp' })).toBeDefined();
    expect(screen.getByText('In the chat. jp')).toBeDefined();
  });
});

describe('a settled play', () => {
  it('U17 names the winning pick, and no other', () => {
    const [over, under] = total(1, 26_500).points;
    if (over === undefined || under === undefined) throw new Error('no points');
    const points: Play['points'] = [
      { ...over, outcome: 'lost' },
      { ...under, outcome: 'won' },
    ];
    render(card({ ...block(), main: { ...total(1, 26_500), points }, others: [] }));
    expect(screen.getByText('Won').parentElement?.textContent).toBe('Won Under 26.5');
    expect(screen.queryByText('Lost')).toBeNull();
  });
});

describe('restrictions of betting', () => {
  it.each([
    ['checked', 'Suspended', 'The price or result looked wrong. We are checking it.'],
    ['live_moment', 'Suspended', 'A key moment in the match. New prices follow shortly.'],
    ['match_paused', 'Suspended', 'The match is paused. Betting resumes with the match.'],
    ['game_stopped', 'Suspended', 'Betting on this game is suspended for now.'],
    ['updating', 'Suspended', 'The price is being updated.'],
    ['match_cancelled', 'Market closed', 'The match was cancelled: stakes are returned.'],
    ['withdrawn', 'Market closed', 'The market was withdrawn: stakes are returned.'],
    ['settled', 'Market closed', 'The result is in: the market is settled.'],
    ['match_over', 'Market closed', 'The match is over: the result is being settled.'],
    ['pool_closed', 'Market closed', 'This pool no longer takes bets.'],
    ['map_over', 'Market closed', 'This map is over.'],
    ['started', 'Market closed', 'This market closed when the match started.'],
    ['closed', 'Market closed', 'This market no longer accepts bets.'],
  ] as const)('GAMES-8 %s is shown in words: label and reason', (reason, label, text) => {
    door.reason.mockReturnValue(reason);
    render(card({ ...block(), others: [] }));
    expect(screen.getByText(label)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });

  it('SLIP-6 a play that no combo accepts is marked, unless it is closed', () => {
    const single: MarketBlock = { ...block(), main: { ...total(1, 26_500), no_parlay: 1 }, others: [] };
    door.reason.mockReturnValue('no_combo');
    const { rerender } = render(card(single, 1));
    expect(screen.getByText('仅限单关')).toBeDefined();
    door.reason.mockReturnValue('closed');
    rerender(card(single, 1));
    expect(screen.queryByText('仅限单关')).toBeNull();
  });
});
