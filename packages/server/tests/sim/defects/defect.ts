import type pg from 'pg';
import { expect } from 'vitest';

import type { Stores } from '../../../src/composition/stores';
import type { Sabotage } from '../process';

/** The replaced part must exist. */
export interface Edit {
  readonly functionName: string;
  readonly part: string;
  readonly becomes: string;
}

export interface Defect extends Sabotage {
  readonly name: string;
  readonly edits?: readonly Edit[];
  /** Constraints that refuse the defect. */
  readonly sql?: readonly string[];
}

export function onStore<Name extends keyof Stores>(
  name: string,
  store: Name,
  change: (store: Stores[Name], action: Parameters<NonNullable<Sabotage['stores']>>[1]) => Partial<Stores[Name]>,
): Defect {
  return {
    name,
    stores: (stores, action) => ({ ...stores, [store]: { ...stores[store], ...change(stores[store], action) } }),
  };
}

export async function editFunction(client: pg.Client, { functionName: name, part, becomes }: Edit): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    'select pg_get_functiondef(oid) as text from pg_proc where proname = $1',
    [name],
  );
  const text = rows[0]?.text ?? '';
  expect(text).toContain(part);
  await client.query(text.replace(part, becomes));
}
