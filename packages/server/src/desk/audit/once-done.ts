import type { DeskContext, DeskStores } from '../context';
import { problem, type DeskOutcome } from '../desk-outcome';
import { RepeatedRequestError } from './record-action';

/** In one transaction, which is rolled back if the request was done before. */
export async function onceDone<Data>(
  { inTransaction }: Pick<DeskContext, 'inTransaction'>,
  work: (stores: DeskStores) => Promise<DeskOutcome<Data>>,
): Promise<DeskOutcome<Data>> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (error instanceof RepeatedRequestError) return problem('repeated');
    throw error;
  }
}
