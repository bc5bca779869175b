import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { CALLS } from './index';

const TWELVE = [
  '/api/game/user/balance',
  '/api/game/user/getUserHistory/',
  '/api/game/changeLang',
  '/api/game/game/getCurrency',
  '/api/game/game/getGameTypeDict/',
  '/api/game/game/getGameTopDictSplit/',
  '/api/game/game/getParlayLimitInfo/',
  '/api/game/game/getOrdinaryLimitInfo/',
  '/api/game/user/playMore/',
  '/api/game/game/addFavorite',
  '/api/game/game/getPointsListSplit',
  '/api/game/game/getGameListByGameTypeId/',
];

const calls = Object.values(CALLS);

describe('calls', () => {
  it('CALL-1 spells the twelve paths as the specification does', () => {
    const paths: string[] = calls.map((call) => call.path);
    expect(TWELVE.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('CALL-2 gives every further call a path under /api and none twice', () => {
    const bare = calls.map((call) => call.path.replace(/\/$/, ''));
    expect(new Set(bare).size).toBe(bare.length);
    expect(bare.every((path) => path.startsWith('/api/'))).toBe(true);
  });

  it('CALL-1 gives every payload a lang and lets nothing unknown in', () => {
    const request = { lang: 2 };
    expect(z.safeParse(CALLS.balance.body, request).success).toBe(true);
    expect(z.safeParse(CALLS.balance.body, {}).success).toBe(false);
    expect(z.safeParse(CALLS.balance.body, { ...request, user_id: 1 }).success).toBe(false);
  });

  it('bad-input 54: refuses extra fields anywhere in a placement', () => {
    const selection = { shop_id: 3, game_id: 1, play_info_id: 2, odd: '1.850', version: 1 };
    const bet = { kind: 'single', selections: [0], stake: '10' };
    const body = { lang: 2, request_id: 'abcdefghijklmnop', accept: 'better', selections: [selection], bets: [bet] };
    const passes = (value: unknown) => z.safeParse(CALLS.playMore.body, value).success;
    expect(passes(body)).toBe(true);
    expect(passes({ ...body, placed_at: 1 })).toBe(false);
    expect(passes({ ...body, selections: [{ ...selection, odds_override: '9.000' }] })).toBe(false);
    expect(passes({ ...body, bets: [{ ...bet, status: 'won' }] })).toBe(false);
  });

  it('bad-input 52: wants a request id of 16 to 64 safe characters', () => {
    const id = CALLS.playMore.request.request_id;
    const bad = [undefined, 'a', 'x'.repeat(10_240), 'with space 12345678', ''];
    expect(bad.filter((value) => z.safeParse(id, value).success)).toEqual([]);
  });

  it('CALL-1 bounds every text and every list of every request', () => {
    const open = calls.flatMap((call) => unbounded(z.toJSONSchema(call.body), call.path));
    expect(open).toEqual([]);
  });
});

interface Node {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

/** Paths that accept a string or list of unlimited size. A pattern with a fixed end counts as a bound. */
function unbounded(node: object, path: string): string[] {
  const { type, maxLength, maxItems, pattern, properties = {}, items, anyOf = [], ...rest }: Node = node;
  const endless =
    type === 'string' &&
    maxLength === undefined &&
    !/\{\d+(,\d+)?\}\$$/.test(pattern ?? '') &&
    !rest.enum &&
    rest.const === undefined;
  const own = endless || (type === 'array' && maxItems === undefined) ? [path] : [];
  const inside = Object.entries(properties).flatMap(([key, value]) => unbounded(value, `${path}.${key}`));
  const below = [...(items ? [items] : []), ...anyOf].flatMap((child) => unbounded(child, `${path}[]`));
  return [...own, ...inside, ...below];
}
