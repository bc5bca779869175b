// @vitest-environment jsdom
import { LANGUAGES } from '@clutchline/contract';
import { RULE_BOOK } from '@clutchline/domain';
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { useReceipt } from '../../../state';
import { InLanguage } from '../../../../testing/in-language';
import { correctionReason } from '../../common/texts/result-texts';
import { Receipt } from './receipt';
import { ruleText } from './receipt-leg';

type Answer = ReturnType<typeof useReceipt>;
const door = vi.hoisted(() => ({ receipt: vi.fn<() => Answer>() }));
vi.mock('../../../state', () => ({
  useNavigation: () => ({ href: () => '/', to: vi.fn() }),
  useRuleAddress: () => ({ href: (rule: string) => `/rules?topic=${rule}`, open: vi.fn() }),
  useKnownLive: () => null,
  useIsHidden: () => false,
  returnIfAllWin: () => '97.75',
  useReceipt: door.receipt,
  useMoney: () => (amount: string) => `CNY ${amount}`,
  useCategories: () => ({ status: 'loading' }),
}));

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

const LEG = {
  odd: '1.955',
  outcome: 'won',
  void_reason: null,
  dead_heat: 1,
  closing_odd: null,
  rule: 'match-winner@1',
  result: '2:1',
} as const;
const FIRST = {
  revision: 1,
  settle_time: 1_000,
  source: 'simulator',
  reason: null,
  is_cancel: 0,
  prize_status: 1,
  settlement_odds: '1.955',
  settlement_amount: '97.75',
  legs: [LEG],
} as const;
const VOIDED = {
  ...FIRST,
  revision: 2,
  source: 'correction',
  reason: 'match was replayed',
  is_cancel: 1,
  prize_status: 0,
  settlement_odds: '1.000',
  settlement_amount: '50.00',
  legs: [{ ...LEG, outcome: 'void', void_reason: 'cancelled', rule: 'match-void@1', result: null }],
} as const;

function show(answer: Answer) {
  door.receipt.mockReturnValue(answer);
  const onClose = vi.fn();
  render(
    <InLanguage>
      <Receipt orderNo="01JD5Z6W7X8Y9ZABCDEFGHJKMN" onOpen={vi.fn()} onClose={onClose} />
    </InLanguage>,
  );
  return onClose;
}

function filled(): Answer {
  const bet = buildBet({
    prize_status: 1,
    settle_time: 1_000,
    settlement_amount: '97.75',
    profit: '47.75',
    revision: 1,
    legs: [buildBetLeg({ outcome: 'won', result: '2:1', rule: 'match-winner@1' })],
  });
  const receipt = { bet, cap: '1000.00', is_pool: 0, revisions: [{ ...FIRST, legs: [LEG] }] } as const;
  const data = {
    receipt: { ...receipt, revisions: receipt.revisions.map((one) => ({ ...one, legs: [...one.legs] })) },
  };
  return { status: 'ready', data: { ...data, row: { bet, status: 5, isNeutral: false, isHidden: false } } };
}

describe('Receipt', () => {
  it('BET-9 states result, source, rule in words with its id, the arithmetic, and that it agrees', () => {
    show(filled());
    const text = screen.getByRole('dialog').textContent;
    for (const part of [
      'Source of the result: simulated demo feed',
      'The official winner of the match counts.',
      'Rule match-winner, version 1',
      'Result 2:1',
      '× 1.955',
      'CNY 97.75',
      'Matches',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Does not match');
  });

  it('C18 BET-9 states that shown odds are rounded and payouts are not, once for all settlements', () => {
    const answer = filled();
    show(answer);
    const line = 'Odds are rounded to three decimals on screen; payouts use the exact odds.';
    expect(screen.getAllByText(line)).toHaveLength(1);
    cleanup();
    if (answer.status === 'ready')
      show({ ...answer, data: { ...answer.data, receipt: { ...answer.data.receipt, revisions: [] } } });
    expect(screen.queryByText(line)).toBeNull();
  });

  it('BET-9 states that the result differs', () => {
    const wrong = filled();
    if (wrong.status === 'ready') {
      const { data } = wrong;
      const revisions = data.receipt.revisions.map((one) => ({ ...one, settlement_amount: '97.74' }));
      show({ status: 'ready', data: { ...data, receipt: { ...data.receipt, revisions } } });
    }
    expect(screen.getByRole('dialog').textContent).toContain('Does not match');
  });

  it('BET-9 states every settlement, the last first, with the reason of the change and of the void', () => {
    const one = filled();
    if (one.status === 'ready') {
      const { receipt, row } = one.data;
      const bet = { ...receipt.bet, revision: 2 };
      const corrected = { ...row, bet };
      const again = { ...VOIDED, legs: VOIDED.legs.map((leg) => ({ ...leg })) };
      show({
        status: 'ready',
        data: { row: corrected, receipt: { ...receipt, bet, revisions: [...receipt.revisions, again] } },
      });
    }
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Resettlement no. 2', 'Settlement']);
    const text = screen.getByRole('dialog').textContent;
    for (const part of [
      'as the operator wrote it: “match was replayed”',
      'Corrected',
      'Match cancelled',
      'Final',
      'Reversed',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('ERR-6 loads, fails with a reload, and closes', () => {
    const reload = vi.fn();
    show({ status: 'loading' });
    expect(screen.getByRole('dialog').querySelector('[aria-busy="true"]')).not.toBeNull();
    cleanup();
    const onClose = show({ status: 'failed', reload });
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('ruleText', () => {
  it('BET-9 has words for every rule, of earlier versions too, and never an id', () => {
    const t = createTranslator(2, allCatalogues[2]);
    for (const rule of RULE_BOOK.keys()) expect(ruleText(t, rule)).toMatch(/^[A-Z][^@]+\.$/);
    expect(ruleText(t, 'no-such-rule@9')).toBe('Settled by a published rule.');
  });
});

it('BET-9 a reason of the server is shown in every language, the operator’s own words are quoted', () => {
  const codes = ['started early', 'contradicts', 'impossible_score'];
  for (const { id } of LANGUAGES) {
    const t = createTranslator(id, allCatalogues[id]);
    const texts = codes.map((code) => correctionReason(t, code));
    expect(new Set(texts).size).toBe(codes.length);
    expect(texts.filter((text, index) => text.includes(codes[index] ?? ''))).toEqual([]);
    expect(correctionReason(t, 'toString')).toContain('toString');
  }
});
