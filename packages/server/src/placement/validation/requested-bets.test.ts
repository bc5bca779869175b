import { expect, it } from 'vitest';

import { requestHash, toRequestedBets } from './requested-bets';
import type { CallRequest } from '../../platform/calls';

const selection = (shop_id: number) => ({ shop_id, game_id: 1, play_info_id: 1, odd: '2.000', version: 1 });
const request = (fields: Partial<CallRequest<'playMore'>> = {}): CallRequest<'playMore'> => ({
  lang: 2,
  request_id: '0123456789abcdef',
  accept: 'none',
  selections: [selection(1), selection(2)],
  bets: [{ kind: 'single', selections: [1], stake: '1' }],
  ...fields,
});

it('BET-1 puts the selections in place of their positions', () => {
  expect(toRequestedBets(request())).toEqual([
    { kind: 'single', stake: '1', per: 'total', sizes: [1], selections: [selection(2)] },
  ]);
});

it('SLIP-7 without sizes a parlay is one combination of all its legs; its stake is the total unless given per combination', () => {
  const legs = { kind: 'parlay' as const, selections: [0, 1], stake: '1' };
  expect(toRequestedBets(request({ bets: [legs] }))).toMatchObject([{ sizes: [2], per: 'total' }]);
  expect(toRequestedBets(request({ bets: [{ ...legs, sizes: [1, 2], per: 'unit' as const }] }))).toMatchObject([
    { sizes: [1, 2], per: 'unit' },
  ]);
});

it('bad-input 51: a size above the number of legs, and sizes of a single, are no request', () => {
  expect(
    toRequestedBets(request({ bets: [{ kind: 'parlay', selections: [0, 1], stake: '1', sizes: [3] }] })),
  ).toBeNull();
  expect(toRequestedBets(request({ bets: [{ kind: 'single', selections: [0], stake: '1', sizes: [1] }] }))).toBeNull();
});

it('bad-input 41: a position outside the list, and a single on two, are no request', () => {
  expect(toRequestedBets(request({ bets: [{ kind: 'parlay', selections: [0, 2], stake: '1' }] }))).toBeNull();
  expect(toRequestedBets(request({ bets: [{ kind: 'single', selections: [0, 1], stake: '1' }] }))).toBeNull();
});

it('BET-8 a request is recognised by its content, not by its language or its id', () => {
  const hash = requestHash(request());
  expect(requestHash(request({ lang: 8, request_id: 'another-request-id' }))).toBe(hash);
  const others = [
    request({ accept: 'latest' }),
    request({ selections: [selection(1), selection(3)] }),
    request({ bets: [{ kind: 'single', selections: [1], stake: '1.0' }] }),
    request({ bets: [{ kind: 'single', selections: [0], stake: '1' }] }),
    request({ bets: [{ kind: 'single', selections: [1], stake: '1', per: 'unit' }] }),
    request({ bets: [{ kind: 'single', selections: [1], stake: '1', sizes: [1] }] }),
  ];
  expect(new Set([hash, ...others.map(requestHash)]).size).toBe(7);
});
