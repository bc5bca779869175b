import { LANGUAGES } from '@clutchline/contract';
import { createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { describe, expect, it } from 'vitest';

import type { SlipReason } from '../../state';
import { problemText, reasonText } from './reason-text';

const t = createTranslator(2, allCatalogues[2]);
const formats = { money: (amount: string) => `CNY ${amount}`, time: (at: number) => `time ${at}` };

describe('reasonText', () => {
  const own: readonly SlipReason[] = [
    ...(['sign_in_first', 'enter_amount', 'prices_stale', 'network', 'orders_limit_10'] as const),
    ...(['amount_format', 'amount_not_number', 'amount_negative'] as const),
  ];

  it.each(LANGUAGES)('LANG-2 has a text for each reason in $code', ({ id }) => {
    const translate = createTranslator(id, allCatalogues[id]);
    const texts = own.map((reason) => reasonText(translate, reason));
    expect(texts.every((text) => text !== '' && !text.includes('.orders_'))).toBe(true);
    expect(new Set(texts).size).toBe(own.length);
  });

  it('SLIP-8 states that an amount is missing, in the words of the specification', () => {
    expect(reasonText(t, 'enter_amount')).toBe('Please enter the amount');
    expect(reasonText(t, 'amount_low')).toBe('Stake amount lower than the allowed limit');
    expect(reasonText(t, 'sign_in_first')).toBe('Sign in first please');
  });

  it('SLIP-8 puts the limit that bit behind the reason', () => {
    expect(problemText(t, { reason: 'amount_high', limit: '500.00', message: null }, formats)).toBe(
      'Stake amount exceeds the allowed limit (CNY 500.00)',
    );
  });

  it('U10 BET-7 names what is left of the day, and states that it is used up only if it is', () => {
    const day = { reason: 'day_limit', message: 'Bet limit reached' } as const;
    expect(problemText(t, { ...day, limit: '55.00', whole: '400.00' }, formats)).toBe(
      'CNY 55.00 left of your daily limit',
    );
    expect(problemText(t, { ...day, limit: '0.00', whole: '400.00' }, formats)).toBe(
      'Bet limit reached (CNY 0.00 left of CNY 400.00)',
    );
  });

  it('C6 BET-7 an own limit is called the own limit of the player', () => {
    expect(problemText(t, { reason: 'own_limit', limit: '55.00', whole: '400.00', message: null }, formats)).toBe(
      'Your own daily limit does not allow this bet (CNY 55.00 left of CNY 400.00)',
    );
    expect(reasonText(t, 'own_limit')).not.toContain('another market');
  });

  it('U9 BET-7 a break is named with its end', () => {
    const excluded = { reason: 'excluded', limit: null, message: null } as const;
    const textOf = (kind: 'time_out' | 'exclusion') =>
      problemText(t, { ...excluded, pause: { kind, until: 7 } }, formats);
    expect(textOf('time_out')).toBe('You are on a break until time 7.');
    expect(textOf('exclusion')).toBe('You have excluded yourself from betting until time 7.');
    expect(problemText(t, excluded, formats)).toBe('Betting is paused on this account');
  });

  it('U11 SLIP-8 too many decimals, a sign and no number have a sentence each', () => {
    expect(reasonText(t, 'amount_format')).toBe('Too many decimals for this currency');
    expect(reasonText(t, 'amount_negative')).toBe('The amount cannot be negative');
    expect(reasonText(t, 'amount_not_number')).toBe('This is not an amount');
  });

  it('BET-7 uses the sentence of the server, if any', () => {
    expect(problemText(t, { reason: 'bet_closed', limit: null, message: 'Closed.' }, formats)).toBe('Closed.');
  });
});
