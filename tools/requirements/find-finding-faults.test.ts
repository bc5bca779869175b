import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { findFindingFaults } from './find-finding-faults';

const PAGE = '| Row | Answer | Test |\n|---|---|---|\n| S-H1 | bounded | `edge.test.ts` |\n| D3 | refused | feeds |\n';

const faultsOf = (test: string, page = PAGE): string[] =>
  findFindingFaults(tempCheckout({ 'docs/findings.md': page, 'faults/edge.test.ts': test }), ['faults']);

describe('findFindingFaults', () => {
  it('passes if a test name begins with each row of the table', () => {
    expect(faultsOf(`it('S-H1 holds', f); it.each(rows)('D3 refuses %s', f);`)).toEqual([]);
    expect(faultsOf(`it('S-H1 and D3 hold', f);`)).toEqual([]);
    expect(faultsOf(`it('S-H1 R37 BET-8 holds', f); describe('R42 D3: refuses', f);`)).toEqual([]);
    expect(faultsOf('it(`S-H1, D3 for ${name}`, f);')).toEqual([]);
  });

  it('finds a row without a test; an id in the middle of a name or in a comment does not count', () => {
    expect(faultsOf(`it('S-H1 holds', f); it('is like D3', f); // it('D3 x', f)`)).toEqual([
      'D3: no test has it at the start of its name',
    ]);
    expect(faultsOf(`it('S-H1 holds', f); it('D31x', f); it('D3rd', f);`)).toEqual([
      'D3: no test has it at the start of its name',
    ]);
  });

  it('finds a test of a row that the table lacks', () => {
    expect(faultsOf(`it('S-H1 and D3 hold', f); it('S-X9 strange', f); it('D4 strange', f);`)).toEqual([
      'faults/edge.test.ts: names S-X9, which docs/findings.md lacks',
      'faults/edge.test.ts: names D4, which docs/findings.md lacks',
    ]);
  });

  it('passes over promises and requirements, which other tables hold', () => {
    expect(faultsOf(`it('S-H1 and D3 hold', f); it('S15 region', f); it('R37 siege', f); it('BET-8 x', f);`)).toEqual(
      [],
    );
  });

  it('finds a row that is there twice and a test file that does not exist', () => {
    const page = `${PAGE}| S-H1 | again | \`gone.test.ts\` |\n`;
    expect(faultsOf(`it('S-H1 and D3 hold', f);`, page)).toEqual([
      'S-H1: has two rows in docs/findings.md',
      'S-H1: docs/findings.md names gone.test.ts, which does not exist',
    ]);
  });

  it('does not pass on a table without rows', () => {
    expect(faultsOf(`it('x', f);`, '# Findings\n')).toEqual(['docs/findings.md: no row of a finding was found']);
  });
});
