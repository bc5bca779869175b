import { expect, it } from 'vitest';

import { migrate } from '../../src/database/migrate';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { ask } from '@clutchline/test-support/server/held-books';

it('brings a migrated database to the same form again, from two servers at once', async () => {
  const database = await createTestDatabase();
  await expect(Promise.all([migrate(database.url), migrate(database.url)])).resolves.toHaveLength(2);
  await database.drop();
});

/** Excluded by docs/glossary.md. */
const EXCLUDED = /(^|_)(bench|news|lead|noted?|notes|stays|takes?|told|says?|hears?|hold|give_up)(_|$)/;

it('names functions, triggers, indexes, tables and columns in the terms of the glossary', async () => {
  const database = await createTestDatabase();
  const rows = await ask<{ name: string }>(
    database.url,
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
     union select tgname from pg_trigger where not tgisinternal
     union select relname from pg_class where relnamespace = 'public'::regnamespace
     union select attname from pg_attribute where attnum > 0 and not attisdropped and attrelid in (
       select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))`,
  );
  const names = rows.map(({ name }) => name);
  expect(names).toContain('placement_snapshot');
  expect(names.filter((name) => EXCLUDED.test(name))).toEqual([]);
  await database.drop();
});
