import { readConfig, type ServerConfig } from './config';

/** The flags that say whose books a command is about, for `parseArgs`. */
export const BOOKS_FLAGS = { 'database-url': { type: 'string' }, 'data-dir': { type: 'string' } } as const;

const NAMES = ['database-url', 'data-dir'] as const;

/** The configuration with the flags that were given; `help` where the environment asks for it. */
export function configOfBooks(given: Readonly<Partial<Record<(typeof NAMES)[number], string>>>): ServerConfig | 'help' {
  return readConfig(
    NAMES.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [`--${name}`, value];
    }),
  );
}
