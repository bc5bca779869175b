import { mapFactsSchema, matchFactsSchema, matchRowSchema, playSchema, slipItemSchema } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { buildMapFacts, buildMatchFacts, buildMatchRow, buildPlay, buildSlipItem } from './index';

it.each([
  ['match row', matchRowSchema, buildMatchRow()],
  ['play', playSchema, buildPlay()],
  ['slip item', slipItemSchema, buildSlipItem({ shop_id: 7 })],
  ['map facts', mapFactsSchema, buildMapFacts()],
  ['match facts', matchFactsSchema, buildMatchFacts()],
])('the built %s is one of the contract', (_name, schema, built) => {
  expect(schema.parse(built)).toEqual(built);
});
