import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { balance } from './calls/balance';
import { getCurrency } from './calls/get-currency';
import { REPLY_CODE } from './envelope';
import { readReply } from './read-reply';
import { REFUSAL_CODE, refusalOf } from './reply-codes';

const schema = z.object({ n: z.int() });
const envelope = (fields: Record<string, unknown>) => ({
  code: 1,
  data: null,
  message: 'text',
  msg: 'key',
  error_code: 0,
  ...fields,
});

describe('readReply', () => {
  it('CALL-1 reads code 1 with data of the call', () => {
    expect(readReply(schema, envelope({ data: { n: 1 } }))).toEqual({ kind: 'ok', data: { n: 1 } });
  });

  it('ERR-1 reads a body that is no envelope, or data of another shape, as a failed network', () => {
    const bodies = [null, 5, 'x', [], {}, { code: 1 }, envelope({ data: { n: '1' } }), envelope({ data: { m: 1 } })];
    for (const body of bodies) expect(readReply(schema, body)).toEqual({ kind: 'network-failed', reason: 'malformed' });
  });

  it('C2 USER-2 reads the balance of section 7: amount as text or number, nickname, currency_id', () => {
    for (const amount of ['12480.50', 12480.5, 0, -3, 900_000_000]) {
      const reply = readReply(balance.response, envelope({ data: { amount, nickname: 'Ada', currency_id: 1 } }));
      const text = String(amount);
      expect(reply).toEqual({ kind: 'ok', data: { amount: text, nickname: 'Ada', currency_id: 1 } });
    }
    for (const amount of [undefined, null, Number.NaN, 1e21, 0.1 + 0.2, true, ['5'], ''])
      expect(readReply(balance.response, envelope({ data: { amount, nickname: 'Ada', currency_id: 1 } }))).toEqual({
        kind: 'network-failed',
        reason: 'malformed',
      });
  });

  it('C2 passes over fields that it does not know, in the envelope and in its data', () => {
    const currency = { id: 1, code: 'CNY', decimals: 2 };
    const data = [{ ...currency, name: 'Yuan', symbol: '¥' }];
    const reply = readReply(getCurrency.response, envelope({ data, trace_id: 'a1', time: 5 }));
    expect(reply).toEqual({ kind: 'ok', data: [currency] });
  });

  it('ERR-2 sends code 0 with error_code 15, 17 or 18 to the unavailable page with its message', () => {
    for (const error_code of [15, 17, 18]) {
      expect(readReply(schema, envelope({ code: 0, error_code }))).toEqual({
        kind: 'page-unavailable',
        message: 'text',
      });
    }
  });

  it('ERR-3 reads code 0 and 14 as not signed in, whatever other error_code it has', () => {
    for (const [code, error_code] of [
      [0, 0],
      [14, 0],
      [0, 16],
      [14, 15],
    ]) {
      expect(readReply(schema, envelope({ code, error_code }))).toEqual({ kind: 'not-signed-in', message: 'text' });
    }
  });

  it('ERR-4 reads 602 and 604 as signed out and returns the response', () => {
    for (const code of [602, 604]) {
      expect(readReply(schema, envelope({ code, data: { n: 3 } }))).toEqual({
        kind: 'signed-out',
        message: 'text',
        data: { n: 3 },
      });
    }
  });

  it('ERR-5 reads 451 as a forbidden location', () => {
    expect(readReply(schema, envelope({ code: 451 }))).toEqual({ kind: 'region-blocked', message: 'text' });
  });

  it('ERR-7 reads code 2 as a business refusal by its error_code, never as a lost login', () => {
    const reply = readReply(schema, envelope({ code: 2, error_code: REFUSAL_CODE.odds_changed }));
    expect(reply).toEqual({ kind: 'refused', refusal: 'odds_changed', message: 'text', data: null });
  });

  it('ERR-7 keeps business refusals apart from every reserved number', () => {
    const reserved: number[] = [...Object.values(REPLY_CODE), 15, 17, 18];
    const codes = Object.values(REFUSAL_CODE);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => reserved.includes(code))).toEqual([]);
    expect(refusalOf(REFUSAL_CODE.insufficient_balance)).toBe('insufficient_balance');
    expect(refusalOf(9_999)).toBeUndefined();
  });
});
