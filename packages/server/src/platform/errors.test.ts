import { expect, it } from 'vitest';

import { isOutOfService, OutcomeUnknown } from './errors';

const failure = (code: string): Error => Object.assign(new Error('no'), { code });

it.each(['25006', '53100', '53200', '53300', '57014', '57P01', '57P03', '08006', 'ECONNREFUSED'])(
  'R36 with %s the database cannot work now',
  (code) => expect(isOutOfService(failure(code))).toBe(true),
);

it('R36 nor can it where the connection was lost', () => {
  expect(isOutOfService(new OutcomeUnknown('gone'))).toBe(true);
});

it.each([failure('23505'), failure('42P01'), failure('40001'), failure('x53100'), new Error('53100'), '53100', null])(
  'R36 any other fault is our own: %s',
  (error) => expect(isOutOfService(error)).toBe(false),
);
