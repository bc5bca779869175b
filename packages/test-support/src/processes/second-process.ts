import { openDatabase } from '../../../server/src/composition/create-stores';
import type { TestContext } from '../server/open-test-context';

export function secondProcess(context: TestContext, databaseUrl = context.databaseUrl): TestContext {
  const { stores, inTransaction, close } = openDatabase(databaseUrl, context.log);
  return { ...context, stores, inTransaction, close };
}
