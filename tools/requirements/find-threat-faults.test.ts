import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { findThreatFaults } from './find-threat-faults';

const rowsOf = (level: 1 | 2, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `| ${level}.1.${index} | ${level} | something | holds | \`a.test.ts\` |`);
const WHOLE = [...rowsOf(1, 70), ...rowsOf(2, 183)];

const faultsOf = (asvs: readonly string[], threats = 'see `a.test.ts`'): string[] =>
  findThreatFaults(
    tempCheckout({ 'docs/threats.md': threats, 'docs/threats-asvs.md': asvs.join('\n'), 'packages/a.test.ts': '' }),
    ['packages'],
  );

describe('findThreatFaults', () => {
  it('passes if all requirements are there and all named tests exist', () => {
    expect(faultsOf(WHOLE)).toEqual([]);
    expect(faultsOf([...WHOLE, '| 3.1.1 | 3 | something | not yet | later |'])).toEqual([]);
  });

  it('finds a test file that does not exist, on either page', () => {
    expect(faultsOf(WHOLE, 'see `gone.test.ts` and `gone.test.ts`')).toEqual([
      'docs/threats.md: names gone.test.ts, which does not exist',
    ]);
    expect(faultsOf([...WHOLE, '| 3.1.1 | 3 | something | holds | `gone.e2e.ts` |'])).toEqual([
      'docs/threats-asvs.md: names gone.e2e.ts, which does not exist',
    ]);
  });

  it('finds a requirement that is missing, one with two rows, and one without a state', () => {
    expect(faultsOf(WHOLE.slice(1))).toEqual(['docs/threats-asvs.md: 69 requirements of level 1, ASVS 5.0 has 70']);
    const last = '| 3.1.1 | 3 | something | perhaps | – |';
    expect(faultsOf([...WHOLE, last, last])).toEqual([
      'docs/threats-asvs.md: 3.1.1 has two rows',
      'docs/threats-asvs.md: 3.1.1 has the state "perhaps"',
      'docs/threats-asvs.md: 3.1.1 has the state "perhaps"',
    ]);
  });

  it('does not pass without its pages', () => {
    expect(findThreatFaults(tempCheckout({ 'packages/a.test.ts': '' }), ['packages'])).toHaveLength(2);
  });
});
