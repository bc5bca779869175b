import { CALLS } from '@clutchline/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createCaller, FIRST_CALLS } from './caller';
import { CHESS_CALLS } from './chess-calls';
import { LATER_CALLS } from './later-calls';
import { ROUND_CALLS } from './round-calls';

afterEach(() => {
  vi.doUnmock('./later-calls');
});

it('CALL-1 the app knows every call, and the first and the later ones are the whole of them', () => {
  expect({ ...FIRST_CALLS, ...LATER_CALLS, ...ROUND_CALLS, ...CHESS_CALLS }).toEqual(CALLS);
});

it('ERR-6 a call whose definition does not load is a failed network', async () => {
  vi.doMock('./later-calls', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const fetched = vi.fn<typeof fetch>();
  const call = createCaller({ apiBase: () => '', fetch: fetched, lang: () => 1, token: () => null });
  expect(await call('getPlayerLimits', {})).toEqual({ kind: 'network-failed', reason: 'unreachable' });
  expect(fetched).not.toHaveBeenCalled();
});

it('USER-1 a call is of the player who made it, also if another one signs in while its definition loads', async () => {
  let token = 'token-of-the-first-one';
  const body = { code: 2, data: null, message: '', msg: '', error_code: 0 };
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body)));
  const call = createCaller({ apiBase: () => '', fetch: fetched, lang: () => 1, token: () => token });
  const answer = call('getPlayerLimits', {});
  token = 'token-of-another-one';
  await answer;
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('token')).toBe('token-of-the-first-one');
});

describe('a refusal of a first call', () => {
  const noMatch = { code: 2, data: null, message: 'No such match', msg: 'no_match', error_code: 1101 };
  const refusing = () =>
    createCaller({
      apiBase: () => '',
      fetch: () => Promise.resolve(Response.json(noMatch)),
      lang: () => 1,
      token: () => null,
    });
  const refused = { kind: 'refused', message: 'No such match', data: null };

  it('ERR-7 waits for its name', async () => {
    expect(await refusing()('getPointsListSplit', { game_id: 5 })).toEqual({ ...refused, refusal: 'no_match' });
  });

  it('ERR-7 is one of an unknown code if the names do not load', async () => {
    vi.doMock('./later-calls', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    expect(await refusing()('getPointsListSplit', { game_id: 5 })).toEqual({ ...refused, refusal: 'unavailable' });
  });
});
