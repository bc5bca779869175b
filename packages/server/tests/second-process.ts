import { openDatabase } from '../src/db/open-database';
import type { TestContext } from './open-test-context';

/** The same services with connections of their own on the same database: what another server process would be. */
export function secondProcess(context: TestContext, databaseUrl = context.databaseUrl): TestContext {
  const { stores, inTransaction, close } = openDatabase(databaseUrl, context.log);
  return { ...context, stores, inTransaction, close };
}
