import { findTestNames } from './find-test-names';
import { readRequirements } from './read-requirements';

/** Requirements without a test, tests of unknown ones, and an outdated list of later ones. */
export function findRequirementFaults(root: string, testFolders: readonly string[]): string[] {
  const { ids, later } = readRequirements(root);
  if (ids.length === 0) return ['docs/spec: no requirement was found'];
  const cited = findCitedIds(root, testFolders);
  const known = new Set(ids);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: is listed twice in docs/spec`),
    ...ids
      .filter((id) => !later.has(id) && !cited.has(id))
      .map((id) => `${id}: no test has it at the start of its name`),
    ...[...later].filter((id) => !known.has(id)).map((id) => `${id}: in later.md, and nowhere else in docs/spec`),
    ...[...cited]
      .filter(([id]) => later.has(id))
      .map(([id, path]) => `${id}: has a test (${path}); take it out of later.md`),
    ...[...cited].filter(([id]) => !known.has(id)).map(([id, path]) => `${path}: names ${id}, which docs/spec lacks`),
  ];
}

const LEADING_IDS = /^[A-Z]+-\d+(?:(?:, | and )[A-Z]+-\d+)*(?=[ :])/;

function findCitedIds(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  for (const { name, path } of findTestNames(root, folders))
    for (const id of LEADING_IDS.exec(name)?.[0].split(/, | and /) ?? []) if (!cited.has(id)) cited.set(id, path);
  return cited;
}
