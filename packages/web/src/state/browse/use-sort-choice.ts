import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { openList } from './browse-address';
import type { ListSort } from './browse-store';
import { useStore } from '../use-snapshot';

export interface SortChoice {
  readonly sort: ListSort;
  /** Outrights have no order by time. */
  readonly isOffered: boolean;
  readonly choose: (sort: ListSort) => void;
}

/** GAMES-9. */
export function useSortChoice(): SortChoice {
  const app = useApp();
  const { sort, view, handicap } = useStore(app.browse);
  const isOffered = view === 'favorites' || handicap !== 'champion';
  return { sort, isOffered, choose: (next) => chooseSort(app, next) };
}

/** Stored for later visits, and a step of the history like the other choices (U13). */
export function chooseSort(app: Pick<AppState, 'env' | 'stored' | 'browse'>, sort: ListSort): void {
  app.stored.listSort.write(sort);
  app.browse.setState({ sort });
  openList(app);
}
