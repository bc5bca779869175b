// @vitest-environment jsdom
import { buildSlipItem, buildSlipItems } from '@clutchline/domain/testing';
import { LANGUAGES, type LangId } from '@clutchline/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { NumberedAnnouncement, PaidNotice as Paid } from '../../state';
import { InLanguage } from '../../../testing/in-language';
import { OpenSheets } from '../../ui/open-sheets';
import { Sheet } from '../../ui/sheet';
import { Announcements } from './announcements';
import { NewResultsBadge } from './new-results';

const door = vi.hoisted(() => ({
  log: [] as NumberedAnnouncement[],
  paid: null as Paid | null,
  dismiss: vi.fn(),
  results: 0,
}));
vi.mock('../../state', () => ({
  useAnnouncementLog: () => door.log,
  usePaidNotice: () => ({ paid: door.paid, dismiss: door.dismiss }),
  useNewResults: () => door.results,
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useNavigation: () => ({ href: () => '/bets', to: vi.fn() }),
}));

afterEach(() => {
  cleanup();
  door.log = [];
  door.paid = null;
});

function show(langId: LangId = 2) {
  return render(
    <InLanguage langId={langId}>
      <Announcements />
    </InLanguage>,
  );
}

const announced = (): string[] => [...screen.getByRole('log').children].map(({ textContent }) => textContent.trim());

const item = buildSlipItem();
const bet = { picks: [item], stake: '50.00', amount: '97.75', currencyId: 1, odds: '1.955', problem: null };

it.each([
  ['accepted', 'Bet accepted: Team 2 (vs Team 3 · Match winner), CNY 50.00, odds 1.955'],
  ['won', 'Bet won: Team 2 (vs Team 3 · Match winner). Paid out CNY 97.75.'],
  ['lost', 'Bet lost: Team 2 (vs Team 3 · Match winner).'],
  ['corrected', 'Bet resettled: Team 2 (vs Team 3 · Match winner). Paid out in all: CNY 97.75.'],
] as const)('U3 U35 announces a bet that was %s', (moment, text) => {
  door.log = [{ id: 1, kind: 'bet', moment, bet }];
  show();
  expect(announced()).toEqual([text]);
});

it('U3 U44 announces the pick whose odds moved, and the pick that was added', () => {
  door.log = [
    { id: 1, kind: 'selection', change: 'added', item, replaced: null, count: 2 },
    { id: 2, kind: 'prices', moves: [{ item, was: '1.955', odd: '1.900', problem: 'odds_lower' }] },
  ];
  show();
  const [added, moved] = announced();
  expect(added).toBe('Team 2, Match winner added to the slip, 2 in all');
  expect(moved).toMatch(/^Team 2: odds from 1\.955 to 1\.900\. The odds have dropped/);
});

it('U35 names the opponent if the slip has the same team twice', () => {
  const [one, other] = [1, 2].map((shop_id) => {
    const twin = buildSlipItem({ shop_id });
    return { ...twin, match: { ...twin.match, team_name_1_en: 'Tide' } };
  });
  if (one === undefined || other === undefined) throw new Error('no selections');
  const among = [one, other];
  door.log = [
    { id: 1, kind: 'selection', change: 'removed', item: one, replaced: null, count: 1, among },
    { id: 2, kind: 'prices', moves: [{ item: other, was: '1.955', odd: '1.900', problem: null }], among },
  ];
  show();
  const [removed, moved] = announced();
  expect(removed).toBe('Tide (vs Team 3) removed');
  expect(moved).toBe('Tide (vs Team 5): odds from 1.955 to 1.900');
});

it.each(LANGUAGES)('U3 LANG-2 every announcement is in the language of the player: $code', ({ id }) => {
  const moments = [
    'held',
    'accepted',
    'rejected',
    'won',
    'lost',
    'returned',
    'settled',
    'corrected',
    'resettled',
  ] as const;
  door.log = moments.map((moment, index) => ({ id: index, kind: 'bet', moment, bet: { ...bet, odds: null } }));
  const { container } = show(id);
  const english = /\b(bet|stake|odds|paid|lost|won|returned)\b/i;
  if (id !== 2 && id !== 6) expect(container.textContent).not.toMatch(english);
  expect(container.querySelectorAll('[role="log"] > span')).toHaveLength(moments.length);
});

it('U3 a win is shown with its amount until its time is over, and longer under the focus', () => {
  vi.useFakeTimers();
  door.paid = { id: 1, moment: 'won', amount: '97.75', currencyId: 1 };
  show();
  const link = screen.getByRole('link', { name: 'Won: CNY 97.75' });
  fireEvent.focus(link);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(door.dismiss).not.toHaveBeenCalled();
  fireEvent.blur(link);
  act(() => void vi.advanceTimersByTime(8_000));
  expect(door.dismiss).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('U3 My bets has a mark while results are new', () => {
  door.results = 3;
  const { container } = render(
    <InLanguage>
      <NewResultsBadge />
    </InLanguage>,
  );
  expect(container.textContent).toContain('3 new results');
  door.results = 0;
});

it('U3 a modal sheet has a region for what is announced while it is open: the rest of the page is inert', () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  door.log = [{ id: 1, kind: 'bet', moment: 'accepted', bet }];
  const page = () => (
    <InLanguage>
      <OpenSheets>
        <Announcements />
        <Sheet title="Slip" closeLabel="Close" onClose={vi.fn()}>
          content
        </Sheet>
      </OpenSheets>
    </InLanguage>
  );
  const { container, rerender } = render(page());
  const inDialog = () => container.querySelector('dialog [role="log"]')?.textContent.trim();
  expect(inDialog()).toBe('');
  door.log = [...door.log, { id: 2, kind: 'bet', moment: 'lost', bet }];
  rerender(page());
  expect(inDialog()).toMatch(/^Bet lost/);
});

it('U3 a refusal is announced with the legs that it concerns', () => {
  const [first = item, second = item] = buildSlipItems(2);
  const problem = { reason: 'suspended', limit: null, message: null } as const;
  door.log = [{ id: 1, kind: 'refusal', picks: [first, second], concerned: [second], isCombo: true, problem }];
  show();
  expect(announced()).toEqual([expect.stringMatching(/^Bet not accepted: .*2.*\. .+: .+/)]);
});
