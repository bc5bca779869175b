import { readConfig, type ServerConfig } from '../config';

/** For `parseArgs`; they select the database of a command. */
export const DATABASE_FLAGS = { 'database-url': { type: 'string' }, 'data-dir': { type: 'string' } } as const;

const NAMES = ['database-url', 'data-dir'] as const;

/** `help` if requested by the environment. */
export function readDatabaseConfig(
  given: Readonly<Partial<Record<(typeof NAMES)[number], string>>>,
): ServerConfig | 'help' {
  return readConfig(
    NAMES.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [`--${name}`, value];
    }),
  );
}
