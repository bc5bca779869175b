import type { DeskContext, DeskStores } from '../context';
import { problem, type DeskOutcome, type DeskRefusal } from '../desk-outcome';
import { RepeatedRequestError } from './record-action';

/** The transaction is rolled back: something that the work depends on changed while it ran. */
export class LateRefusalError extends Error {
  constructor(readonly refusal: DeskRefusal) {
    super(refusal.problem);
  }
}

/** In one transaction, which is rolled back if the request was done before. */
export async function onceDone<Data>(
  { inTransaction }: Pick<DeskContext, 'inTransaction'>,
  work: (stores: DeskStores) => Promise<DeskOutcome<Data>>,
): Promise<DeskOutcome<Data>> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (error instanceof RepeatedRequestError) return problem('repeated');
    if (error instanceof LateRefusalError) return error.refusal;
    throw error;
  }
}
