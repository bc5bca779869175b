import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { findFindingFaults } from './find-finding-faults';

const idsOf = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${kind}${index + 1}`);
const NUMBERED = [...idsOf('C', 21), ...idsOf('U', 53)];
const HEAD = '| Row | Answer | Test |\n|---|---|---|\n';
const rowsOf = (ids: readonly string[]): string => ids.map((id) => `| ${id} | mended | web |\n`).join('');
const PAGE = `${HEAD}| S-H1 | bounded | \`edge.test.ts\` |\n| D3 | refused | feeds |\n${rowsOf(NUMBERED)}`;

/** Tests of all numbered findings are in a separate file. */
const faultsOf = (test: string, page = PAGE): string[] => {
  const files = {
    'docs/findings.md': page,
    'faults/edge.test.ts': test,
    'faults/numbered.test.ts': `it('${NUMBERED.join(' ')} hold', f);`,
  };
  return findFindingFaults(tempCheckout(files), ['faults']);
};

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

  it('finds a quoted name that no test of the files of its row has; … stands for any text and for inserted values', () => {
    const test = "it('S-H1 holds', f); it(`S-H1 for ${n} s: ` + 'bound', f); it('D3 x', f);";
    const faultsOfQuotes = (...quoted: string[]): string[] =>
      faultsOf(test, PAGE.replace('`edge.test.ts`', `\`edge.test.ts\` ${quoted.join(', ')}`));
    expect(faultsOfQuotes('`S-H1 holds`', '"S-H1 for …"', '“S-H1 … bound”', '`S-H1 …` (two)')).toEqual([]);
    const missing = ['S-H1 hold', 'S-H1 … hold', 'S-H1 bound …', 'U1 …'];
    expect(faultsOfQuotes(...missing.map((name) => `"${name}"`))).toEqual(
      missing.map((name) => `S-H1: docs/findings.md names the test "${name}", which its files lack`),
    );
  });

  it('finds each of C1 to C21 and U1 to U53 without a row', () => {
    const left = NUMBERED.filter((id) => !['C1', 'C21', 'U1', 'U53'].includes(id));
    const faults = faultsOf(`it('S-H1 and D3 hold', f);`, `${HEAD}${rowsOf(['S-H1', 'D3', ...left])}`);
    expect(faults.filter((fault) => fault.includes('no row'))).toEqual(
      ['C1', 'C21', 'U1', 'U53'].map((id) => `${id}: has no row in docs/findings.md`),
    );
    expect(faultsOf(`it('S-H1 and D3 hold', f);`, `${HEAD}${rowsOf(['S-H1', 'D3'])}`)).toEqual(
      expect.arrayContaining(NUMBERED.map((id) => `${id}: has no row in docs/findings.md`)),
    );
  });

  it('finds a numbered finding without a test of its name', () => {
    const page = `${HEAD}${rowsOf(['S-H1', 'D3', ...NUMBERED])}`;
    const checkout = tempCheckout({
      'docs/findings.md': page,
      'faults/edge.test.ts': `it('S-H1 D3 ${NUMBERED.filter((id) => id !== 'U19').join(' ')} hold', f);`,
    });
    expect(findFindingFaults(checkout, ['faults'])).toEqual(['U19: no test has it at the start of its name']);
  });

  it('does not pass on a table without rows', () => {
    expect(faultsOf(`it('x', f);`, '# Findings\n')).toEqual(['docs/findings.md: no row of a finding was found']);
  });
});
