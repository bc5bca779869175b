import { expect, it } from 'vitest';

import { outcomeOfMargin } from './score-rules';

it.each([
  [1_500, 'won'],
  [750, 'won'],
  [500, 'won'],
  [250, 'half_won'],
  [0, 'push'],
  [-250, 'half_lost'],
  [-500, 'lost'],
  [-750, 'lost'],
  [-2_000, 'lost'],
])('BET-9 a pick %i thousandths off its line is %s', (margin, outcome) => {
  expect(outcomeOfMargin(margin)).toBe(outcome);
});
