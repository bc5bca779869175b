import type { Log } from './log';

export function logWith(log: Log, always: Readonly<Record<string, unknown>>): Log {
  return {
    info: (fields, message) => log.info({ ...always, ...fields }, message),
    warn: (fields, message) => log.warn({ ...always, ...fields }, message),
    error: (fields, message) => log.error({ ...always, ...fields }, message),
  };
}
