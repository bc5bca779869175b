import type { RawMap, ReadResult, ResultFile } from './raw-map';
import { readRows } from './read-rows';
import type { Row } from './row';

export function readMaps(file: ResultFile, mapOf: (row: Row) => RawMap): ReadResult {
  const { accepted, skipped } = readRows(file, mapOf);
  return { maps: accepted, walkovers: [], skipped };
}
