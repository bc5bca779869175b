import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { findRequirementFaults } from './find-requirement-faults';

const SPEC = { 'docs/spec/slip.md': '- **SLIP-1** an item.\n- **SLIP-2** two selections.\n- **BET-5** swap.\n' };
const LATER = { 'docs/spec/later.md': '| Id | What |\n|---|---|\n| BET-5 | swap |\n' };

const faultsOf = (test: string, spec: Readonly<Record<string, string>> = { ...SPEC, ...LATER }): string[] =>
  findRequirementFaults(tempCheckout({ ...spec, 'packages/domain/src/slip.test.ts': test }), ['packages']);

describe('findRequirementFaults', () => {
  it('passes if every id in scope begins a test name', () => {
    expect(faultsOf(`it('SLIP-1 has', f); describe('SLIP-2: two', f);`)).toEqual([]);
    expect(faultsOf(`it.each(rows)('SLIP-1 and SLIP-2 agree on %s', f);`)).toEqual([]);
    expect(faultsOf('it.skipIf(none)(`SLIP-1, SLIP-2 for ${name}`, f);')).toEqual([]);
  });

  it('finds an id without a test; one in the middle of a name, in a comment or in other text does not count', () => {
    const test = `it('SLIP-1 has', f); it('is like SLIP-2', f); // it('SLIP-2 x', f)\nconst a = 'SLIP-2 no';`;
    expect(faultsOf(test)).toEqual(['SLIP-2: no test has it at the start of its name']);
  });

  it('finds a later id that has a test by now', () => {
    expect(faultsOf(`it('SLIP-1 and SLIP-2 hold', f); it('BET-5 swaps', f);`)).toEqual([
      'BET-5: has a test (packages/domain/src/slip.test.ts); take it out of later.md',
    ]);
  });

  it('finds a test of an unknown id, a later id that is nowhere else, and a repeated id', () => {
    expect(faultsOf(`it('SLIP-1 and SLIP-2 hold', f); it('SLIP-9 strange', f);`)).toEqual([
      'packages/domain/src/slip.test.ts: names SLIP-9, which docs/spec lacks',
    ]);
    const twice = { ...LATER, 'docs/spec/slip.md': '- **SLIP-1** a\n- **SLIP-1** b\n' };
    expect(faultsOf(`it('SLIP-1 has', f);`, twice)).toEqual([
      'SLIP-1: is listed twice in docs/spec',
      'BET-5: in later.md, and nowhere else in docs/spec',
    ]);
  });

  it('does not pass on an empty specification', () => {
    expect(faultsOf(`it('x', f);`, { 'docs/spec/slip.md': 'nothing' })).toEqual([
      'docs/spec: no requirement was found',
    ]);
  });
});
