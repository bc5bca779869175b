import { CALLS } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { CALL_OF_PATH } from './call-paths';

describe('CALL_OF_PATH', () => {
  it('CALL-1 holds the path of every call in both slash forms', () => {
    for (const [name, { path }] of Object.entries(CALLS)) {
      const bare = path.replace(/\/$/, '');
      expect(CALL_OF_PATH.get(bare)).toBe(name);
      expect(CALL_OF_PATH.get(`${bare}/`)).toBe(name);
      expect(CALL_OF_PATH.has(`${bare}//`)).toBe(false);
    }
  });
});
