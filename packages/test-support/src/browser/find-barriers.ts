import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * Accessibility violations, with the experimental rule that a name begins with what is visible, for speech input (U43).
 * `only`: names of rules; `within`: checked if it exists. What moves or fades in is checked once it has arrived: halfway
 * its contrast is lower.
 */
export async function findBarriers(page: Page, only?: readonly string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'));
  await untilStill(page);
  const results: AxeResults = await page.evaluate(
    ([wanted, part]) => {
      const { axe } = globalThis as unknown as { axe: { run(root: ParentNode, options: object): Promise<AxeResults> } };
      const root = (part === undefined ? null : document.querySelector(part)) ?? document;
      const rules = { 'label-content-name-mismatch': { enabled: true } };
      if (wanted === undefined) return axe.run(root, { rules, resultTypes: ['violations'] });
      const runOnly = { type: 'rule', values: [...wanted] };
      return axe.run(root, { runOnly, resultTypes: ['violations'], preload: false });
    },
    [only, within] as const,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
