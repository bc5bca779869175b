import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * What axe finds wrong with the page as it stands: rule and place, one line each. One rule is left out: an odds button
 * shows a short label ("1", "O 2.5") and its name says it in full, with the price by which speech input can choose it.
 *
 * @param only names of rules; left out, all of them.
 */
export async function findBarriers(page: Page, only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'));
  const results: AxeResults = await page.evaluate((wanted) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    return axe.run(wanted === undefined ? { rules } : { runOnly: { type: 'rule', values: [...wanted] } });
  }, only);
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}
