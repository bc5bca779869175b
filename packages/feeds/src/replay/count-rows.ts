import type { ResultFile } from './readers/raw-map';

export function countRows({ text }: ResultFile): number {
  const [, ...lines] = text.split(/\r?\n/);
  return lines.filter((line) => line.trim() !== '').length;
}
