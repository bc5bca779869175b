/** No token, password or request body. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export function logWith(log: Log, always: Readonly<Record<string, unknown>>): Log {
  return {
    info: (fields, message) => log.info({ ...always, ...fields }, message),
    warn: (fields, message) => log.warn({ ...always, ...fields }, message),
    error: (fields, message) => log.error({ ...always, ...fields }, message),
  };
}
