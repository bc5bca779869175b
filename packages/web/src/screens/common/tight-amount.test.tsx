// @vitest-environment jsdom
import type { Currency } from '@clutchline/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { InLanguage } from '../../../testing/in-language';
import { TightAmount } from './tight-amount';

afterEach(cleanup);

const CNY: Currency = { id: 1, code: 'CNY', decimals: 2 };
const VND: Currency = { id: 5, code: 'VND', decimals: 0 };

function show(amount: string, currency = CNY, langId: 2 | 5 = 2) {
  const { container } = render(
    <InLanguage langId={langId}>
      <TightAmount amount={amount} currency={currency} />
    </InLanguage>,
  );
  return { seen: container.querySelector('[aria-hidden]')?.textContent, all: container.textContent };
}

it('C19 USER-6 up to 1,000 an amount is written in full, above with k, above 1,000,000 with M', () => {
  expect(show('1000.00')).toEqual({ seen: undefined, all: '1,000.00' });
  expect(show('1000.01').seen).toBe('1k');
  expect(show('12480.50')).toEqual({ seen: '12.48k', all: '12,480.5012.48k' });
  expect(show('99999.99').seen).toBe('99.99k');
  expect(show('9999999', VND).seen).toBe('9.99M');
});

it('USER-6 what is longer is shortened to the eye and read out in full', () => {
  expect(show('123456.78')).toEqual({ seen: '123.45k', all: '123,456.78123.45k' });
  expect(show('25000000', VND, 5)).toEqual({ seen: '25M', all: '25,000,00025M' });
  expect(show('-987654321', VND).seen).toBe('−987.65M');
});
