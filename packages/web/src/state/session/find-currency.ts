import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { currenciesQuery } from './currencies-query';

type Currency = CallData<'getCurrency'>[number];

/** From the cached list (USER-3); if missing there, from a new one. */
export async function findCurrency(app: AppState, wanted: number): Promise<Currency | undefined> {
  const list = app.queries.entry(currenciesQuery(app));
  const find = async (): Promise<Currency | undefined> => (await list.load()).find(({ id }) => id === wanted);
  const known = await find();
  if (known !== undefined) return known;
  list.invalidate();
  return find();
}
