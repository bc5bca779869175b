import type { ServerContext } from '../platform/context';
import type { AnalysisStore } from './analysis-store';

export interface Stores {
  readonly analysis: AnalysisStore;
}

export type Context = ServerContext<Stores>;
