import { describe, expect, it, vi } from 'vitest';

import { createCaller } from './caller';

const okBody = { code: 1, data: null, message: '', msg: '', error_code: 0 };

function setUp(answer: () => Promise<Response>, timeoutMs = 50_000) {
  const fetched = vi.fn<typeof fetch>(() => answer());
  const call = createCaller({
    apiBase: () => 'https://api.example',
    fetch: fetched,
    lang: () => 7,
    token: () => 'token-0123456789',
    timeoutMs,
  });
  return { call, fetched };
}

describe('createCaller', () => {
  it('CALL-1 posts JSON with the language in the body and the token in a header', async () => {
    const { call, fetched } = setUp(() => Promise.resolve(Response.json(okBody)));
    expect(await call('changeLang', {})).toEqual({ kind: 'ok', data: null });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('https://api.example/api/game/changeLang');
    expect(init?.method).toBe('POST');
    expect(init?.body).toBe('{"lang":7}');
    expect(init?.credentials).toBe('omit');
    expect(new Headers(init?.headers).get('token')).toBe('token-0123456789');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('USER-1 sends no token header while signed out', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(okBody)));
    const call = createCaller({ apiBase: () => '', fetch: fetched, lang: () => 1, token: () => null });
    await call('changeLang', {});
    expect(new Headers(fetched.mock.calls[0]![1]?.headers).has('token')).toBe(false);
  });

  it.each([301, 400, 404, 500, 502])('ERR-1 status %i is a failed network, with any body', async (status) => {
    const { call } = setUp(() => Promise.resolve(Response.json(okBody, { status })));
    expect(await call('changeLang', {})).toEqual({ kind: 'network-failed', reason: 'http-status' });
  });

  it.each([429, 503])('ERR-7 status %i with our envelope counts as the envelope', async (status) => {
    const body = { ...okBody, code: 2, error_code: 1203, message: 'slow down' };
    const { call } = setUp(() => Promise.resolve(Response.json(body, { status })));
    expect(await call('changeLang', {})).toMatchObject({ kind: 'refused', refusal: 'too_many_requests' });
  });

  it.each(['<html>gateway</html>', '', '[]', '{"code":1}'])('ERR-1 a body of %j is a failed network', async (body) => {
    const { call } = setUp(() => Promise.resolve(new Response(body)));
    expect(await call('changeLang', {})).toEqual({ kind: 'network-failed', reason: 'malformed' });
  });

  it('ERR-1 data that is not of the call is a failed network', async () => {
    const { call } = setUp(() => Promise.resolve(Response.json({ ...okBody, data: { amount: 5 } })));
    expect(await call('balance', {})).toEqual({ kind: 'network-failed', reason: 'malformed' });
  });

  it('ERR-1 a server that cannot be reached is a failed network', async () => {
    const { call } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await call('changeLang', {})).toEqual({ kind: 'network-failed', reason: 'unreachable' });
  });

  const hanging: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

  it('CALL-1 fails after the time-out', async () => {
    const call = createCaller({ apiBase: () => '', fetch: hanging, lang: () => 1, token: () => null, timeoutMs: 20 });
    expect(await call('changeLang', {})).toEqual({ kind: 'network-failed', reason: 'timed-out' });
  });

  it('CALL-1 rejects if the caller aborts', async () => {
    const call = createCaller({ apiBase: () => '', fetch: hanging, lang: () => 1, token: () => null });
    const control = new AbortController();
    const waiting = call('balance', {}, control.signal);
    control.abort(new Error('not needed any more'));
    await expect(waiting).rejects.toThrow('not needed any more');
  });
});
