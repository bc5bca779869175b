import { CALLS } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { CALL_PATHS } from './call-paths';

describe('CALL_PATHS', () => {
  it('CALL-1 holds the path of every call in both slash forms', () => {
    for (const { path } of Object.values(CALLS)) {
      const bare = path.replace(/\/$/, '');
      expect(CALL_PATHS.has(bare)).toBe(true);
      expect(CALL_PATHS.has(`${bare}/`)).toBe(true);
      expect(CALL_PATHS.has(`${bare}//`)).toBe(false);
    }
  });
});
