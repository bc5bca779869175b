import {
  mapFactsSchema,
  matchFactsSchema,
  matchRowSchema,
  matchSchema,
  outrightFactsSchema,
  pickSchema,
  poolInfoSchema,
  playSchema,
  slipItemSchema,
} from '@clutchline/contract';
import { expect, it } from 'vitest';

import {
  buildMapFacts,
  buildMatch,
  buildMatchFacts,
  buildMatchRow,
  buildOutrightFacts,
  buildPlay,
  buildClosedPool,
  buildPoolInfo,
  buildRunner,
  buildSlipItem,
} from './index';

it.each([
  ['match row', matchRowSchema, buildMatchRow()],
  ['play', playSchema, buildPlay()],
  ['slip item', slipItemSchema, buildSlipItem({ shop_id: 7 })],
  ['map facts', mapFactsSchema, buildMapFacts()],
  ['match facts', matchFactsSchema, buildMatchFacts()],
  ['outright', matchSchema, buildMatch({ kind: 'outright' })],
  ['outright facts', outrightFactsSchema, buildOutrightFacts()],
  ['runner', pickSchema, buildRunner(11)],
  ['pool', poolInfoSchema, buildPoolInfo()],
  ['closed pool', poolInfoSchema, buildClosedPool()],
])('the built %s is one of the contract', (_name, schema, built) => {
  expect(schema.parse(built)).toEqual(built);
});
