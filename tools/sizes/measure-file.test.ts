import { describe, expect, it } from 'vitest';

import { tempCheckout } from '../testing/temp-checkout';
import { measureFile } from './measure-file';
import { percentile } from './size-table';

const COMPONENT = `import { useEffect } from 'react';
interface RowProps { a: string; b: number; c: boolean }
export function Row({ a }: RowProps) {
  useEffect(() => undefined, []);
  return <p>{a}</p>;
}
export const Cell = ({ x, y }: { x: number; y: number }) => <b>{x + y}</b>;
export const plain = (n: number) => n + 1;
`;

describe('measureFile', () => {
  it('counts lines, functions and components with their props and effects', () => {
    const sizes = measureFile(tempCheckout({ 'row.tsx': COMPONENT }), 'row.tsx');
    expect(sizes.lines).toBe(8);
    expect(sizes.functions).toEqual([4, 1, 1, 1]);
    expect(sizes.components).toEqual([
      { lines: 4, props: 3, effects: 1 },
      { lines: 1, props: 2, effects: 0 },
    ]);
    expect(sizes.escapes).toBe(0);
  });

  it('counts every way around the type checker and the linter', () => {
    const source = [
      'const a: any = 1;',
      'const b = list[0]!;',
      'const c = a as string;',
      "const d = ['x'] as const;",
      ['// @ts-', 'ignore'].join(''),
      ['// eslint-', 'disable-next-line'].join(''),
    ].join('\n');
    expect(measureFile(tempCheckout({ 'a.ts': source }), 'a.ts').escapes).toBe(5);
  });
});

describe('percentile', () => {
  it('returns the nearest rank', () => {
    expect(percentile([3, 1, 2, 4], 0.5)).toBe(2);
    expect(percentile([3, 1, 2, 4], 0.95)).toBe(4);
    expect(percentile([], 0.5)).toBe(0);
  });
});
