import { Registry } from 'prom-client';

import { labelledCounter } from '../metrics/labelled-metrics';
import type { Log } from './log';

const LEVELS = ['info', 'warn', 'error'] as const;

/** Includes suppressed levels. */
export function countLines(log: Log): { readonly log: Log; readonly metrics: Registry } {
  const metrics = new Registry();
  const lines = labelledCounter(
    {
      name: 'clutchline_log_lines_total',
      help: 'Log lines, written or suppressed, by level.',
      registers: [metrics],
    },
    { level: LEVELS },
  );
  const counted = (level: (typeof LEVELS)[number]): Log[typeof level] => {
    return (fields, message) => {
      lines.inc({ level });
      log[level](fields, message);
    };
  };
  return { metrics, log: { info: counted('info'), warn: counted('warn'), error: counted('error') } };
}
