export interface QueryReader {
  /** Null if the query has no value, or one that is not understood. */
  readonly read: <Value>(name: string, parse: (text: string) => Value | null) => Value | null;
  /** A value was not understood and is ignored (NAV-5, ROUTE-2). */
  readonly hasFaults: () => boolean;
}

/** Each value at most once. */
export function queryReader(search: string): QueryReader {
  const query = new URLSearchParams(search);
  let hasFaults = false;
  return {
    read: (name, parse) => {
      const [text, ...others] = query.getAll(name);
      if (text === undefined) return null;
      const value = others.length > 0 ? null : parse(text);
      hasFaults ||= value === null;
      return value;
    },
    hasFaults: () => hasFaults,
  };
}

/** Game types fit into one byte. */
const GAME = /^(0|[1-9]\d{0,2})$/;

export const readGameType = (text: string): number | null => (GAME.test(text) ? Number(text) : null);
