import { findTestNames } from './find-test-names';

const LEADING_IDS = /^[A-Z]+-\d+(?:(?:, | and )[A-Z]+-\d+)*(?=[ :])/;

export function findCitedIds(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  for (const { name, path } of findTestNames(root, folders))
    for (const id of LEADING_IDS.exec(name)?.[0].split(/, | and /) ?? []) if (!cited.has(id)) cited.set(id, path);
  return cited;
}
