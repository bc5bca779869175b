import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

import { isSource, isStory, listFiles } from '../source/list-files';

const isChecked = (path: string): boolean => isSource(path) || isStory(path);

export interface BoundaryCheck {
  readonly faults: readonly string[];
  readonly modules: number;
}

/** Source files that the check did not see are a fault too, so an empty run cannot pass. */
export async function findBoundaryFaults(
  root: string,
  rulesFile: string,
  tsConfigFile: string,
): Promise<BoundaryCheck> {
  const result = await cruiseFolder(root, rulesFile, tsConfigFile);
  const seen = new Set(result.modules.map((module) => module.source));
  const unseen = listFiles(root, 'packages').filter((path) => isChecked(path) && !seen.has(path));
  const faults = [
    ...(seen.size === 0 ? ['no module was checked'] : []),
    ...unseen.map((path) => `${path}: was not checked`),
    ...violations(result),
  ];
  return { faults, modules: [...seen].filter(isChecked).length };
}

async function cruiseFolder(root: string, rulesFile: string, tsConfigFile: string): Promise<ICruiseResult> {
  const options = await extractDepcruiseOptions(rulesFile);
  const folders = listFiles(root, 'packages')
    .filter(isChecked)
    .map((path) => path.split('/').slice(0, 3).join('/'));
  const { output } = await cruise([...new Set(folders)], { ...options, baseDir: root }, undefined, {
    tsConfig: extractTSConfig(tsConfigFile),
  });
  if (typeof output === 'string') throw new Error('the boundary checker returned text instead of a result');
  return output;
}

function violations({ summary }: ICruiseResult): string[] {
  const remedies = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, to, rule }) => `${from} → ${to}: ${remedies.get(rule.name) ?? rule.name}`);
}
