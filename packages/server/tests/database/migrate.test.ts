import { expect, it } from 'vitest';

import { migrate } from '../../src/database/migrate';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';

it('brings a migrated database to the same form again, from two servers at once', async () => {
  const database = await createTestDatabase();
  await expect(Promise.all([migrate(database.url), migrate(database.url)])).resolves.toHaveLength(2);
  await database.drop();
});
