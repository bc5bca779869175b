import { expect, it } from 'vitest';

import { failureOf, HttpFailure } from './http-failure';

it.each([
  [new HttpFailure('forbidden_origin'), 'forbidden_origin'],
  [Object.assign(new Error('body'), { statusCode: 413 }), 'too_large'],
  [Object.assign(new Error('json'), { statusCode: 400 }), 'bad_request'],
  [Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }), 'bad_request'],
  [new Error('anything'), 'internal_error'],
  ['no error', 'internal_error'],
])('ERR-7 %o is %s', (thrown, failure) => {
  expect(failureOf(thrown)).toBe(failure);
});

it('S-L3 the reset of the request itself is a bad request, any other reset a database that is gone', () => {
  const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(failureOf(reset, reset)).toBe('bad_request');
  expect(failureOf(reset)).toBe('out_of_service');
  expect(failureOf(reset, Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe('out_of_service');
});
