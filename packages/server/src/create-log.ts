import pino, { type DestinationStream } from 'pino';

import type { LogLevel } from './config';
import type { Log } from './ports/log';

/** Most of one text in a line, so that no line is longer than 4 KB. */
const MAX_TEXT = 800;

function shorten(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const short = (value: unknown): unknown =>
    typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, short(value)]));
}

/** Structured lines, on standard error unless another place is given. */
export function createLog(level: LogLevel, place: DestinationStream = pino.destination(2)): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, place);
  return {
    info: (fields, message) => logger.info(shorten(fields), message),
    warn: (fields, message) => logger.warn(shorten(fields), message),
    error: (fields, message) => logger.error(shorten(fields), message),
  };
}
