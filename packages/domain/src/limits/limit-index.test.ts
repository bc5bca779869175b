import { LIMIT_KINDS } from '@clutchline/contract/desk';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { LimitIndex } from './limit-index';
import { ANY_SCOPE, fitsPlace, strictestOf, type LimitRule } from './limit-rule';

const few = fc.integer({ min: 1, max: 3 });
const any = fc.option(few, { freq: 2 });

const place = fc.record({ pointId: few, playId: few, gameId: few, eventId: few, gameTypeId: few, categoryId: few });
const scope = fc.record({
  ...{ pointId: any, playId: any, gameId: any, eventId: any, gameTypeId: any, categoryId: any, currencyId: any },
});
const rules: fc.Arbitrary<LimitRule[]> = fc
  .array(fc.record({ scope, kind: fc.constantFrom(...LIMIT_KINDS), value: fc.bigInt(1n, 9n) }), { maxLength: 30 })
  .map((given) => given.map((rule, id) => ({ ...rule, id, until: null })));

it('DESK-11 the index finds the rules of which every given id is that of the bet, and no others', () => {
  fc.assert(
    fc.property(rules, place, few, (all, at, currencyId) => {
      const found = new LimitIndex(all).of(currencyId, at).map(({ id }) => id);
      const expected = all.filter((rule) => fitsPlace(rule.scope, currencyId, at)).map(({ id }) => id);
      expect(found.toSorted((a, b) => a - b)).toEqual(expected);
    }),
  );
});

it('DESK-11 the index returns all rules of a kind, and no others', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...LIMIT_KINDS), (all, kind) => {
      const found = new LimitIndex(all).ofKind(kind).toSorted((a, b) => a.id - b.id);
      expect(found).toEqual(all.filter((rule) => rule.kind === kind));
    }),
  );
});

it('DESK-11 a rule of every bet fits every place of its currency', () => {
  const rule: LimitRule = { id: 1, kind: 'day', value: 1n, until: null, scope: { ...ANY_SCOPE, currencyId: 2 } };
  const index = new LimitIndex([rule]);
  expect([1, 2].map((currency) => index.ofAllBets(currency).length)).toEqual([0, 1]);
});

it('DESK-11 the strictest is the least value of a kind, in any order', () => {
  fc.assert(
    fc.property(rules, fc.constantFrom(...LIMIT_KINDS), (all, kind) => {
      const values = all.filter((rule) => rule.kind === kind).map(({ value }) => value);
      const least = strictestOf(all, kind);
      expect(strictestOf(all.toReversed(), kind)).toBe(least);
      if (values.length === 0) expect(least).toBeNull();
      else expect(values.every((value) => least !== null && least <= value) && values.includes(least ?? 0n)).toBe(true);
    }),
  );
});
