import { ACCEPTANCE_DELAYS } from '@clutchline/domain';
import { expect, it } from 'vitest';

import { LONGEST_DELAY_MS } from './acceptance-times';

it('BET-8 no game holds a live bet longer than the server looks for held bets', () => {
  expect(ACCEPTANCE_DELAYS.most).toBeLessThanOrEqual(LONGEST_DELAY_MS);
});
