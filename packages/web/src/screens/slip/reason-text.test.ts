import { LANGUAGES } from '@clutchline/contract';
import { createTranslator } from '@clutchline/i18n';
import { allCatalogues } from '@clutchline/i18n/all-catalogues';
import { describe, expect, it } from 'vitest';

import type { SlipReason } from '../../state';
import { problemText, reasonText } from './reason-text';

const t = createTranslator(2, allCatalogues[2]);
const money = (amount: string) => `CNY ${amount}`;

describe('reasonText', () => {
  const own: readonly SlipReason[] = ['sign_in_first', 'enter_amount', 'prices_stale', 'network', 'orders_limit_10'];

  it.each(LANGUAGES)('LANG-2 has a text for each reason in $code', ({ id }) => {
    const translate = createTranslator(id, allCatalogues[id]);
    const texts = own.map((reason) => reasonText(translate, reason));
    expect(texts.every((text) => text !== '' && !text.includes('.orders_'))).toBe(true);
    expect(new Set(texts).size).toBe(own.length);
  });

  it('SLIP-8 says that an amount is missing, in the words of the specification', () => {
    expect(reasonText(t, 'enter_amount')).toBe('Please enter the amount');
    expect(reasonText(t, 'amount_low')).toBe('Stake amount lower than the allowed limit');
    expect(reasonText(t, 'sign_in_first')).toBe('Sign in first please');
  });

  it('SLIP-8 puts the limit that bit behind the reason', () => {
    expect(problemText(t, { reason: 'amount_high', limit: '500.00', message: null }, money)).toBe(
      'Stake amount exceeds the allowed limit (CNY 500.00)',
    );
  });

  it('BET-7 takes the sentence of the server where it gave one', () => {
    expect(problemText(t, { reason: 'bet_closed', limit: null, message: 'Closed.' }, money)).toBe('Closed.');
  });
});
