import pino, { type DestinationStream } from 'pino';
import { Registry } from 'prom-client';

import type { Log } from './log';
import { labelledCounter } from '../metrics/labelled-metrics';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info';

/** Lines stay below 4 KB. */
const MAX_TEXT = 800;
/** As in `postgres://user:password@host`. */
const CREDENTIALS = /(?<=\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]*(?=@)/giu;

function cleanValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'string') return value;
  const text = value.replace(CREDENTIALS, '…');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function clean(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, cleanValue(value)]));
}

export function createLog(level: LogLevel, place: DestinationStream = pino.destination(2)): Log {
  const logger = pino(
    {
      level,
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    place,
  );
  return {
    info: (fields, message) => logger.isLevelEnabled('info') && logger.info(clean(fields), message),
    warn: (fields, message) => logger.warn(clean(fields), message),
    error: (fields, message) => logger.error(clean(fields), message),
  };
}

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
