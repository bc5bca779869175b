import { Tally } from '../metrics/tally';
import type { Log } from './log';

const LEVELS = ['info', 'warn', 'error'] as const;

/** Includes suppressed levels. */
export function countLines(log: Log): { readonly log: Log; readonly lines: Tally<(typeof LEVELS)[number]> } {
  const lines = new Tally(LEVELS);
  const counted = (level: (typeof LEVELS)[number]): Log[typeof level] => {
    return (fields, message) => {
      lines.add(level);
      log[level](fields, message);
    };
  };
  return { lines, log: { info: counted('info'), warn: counted('warn'), error: counted('error') } };
}
