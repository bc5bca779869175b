import { useState } from 'react';

export interface Export<Row> {
  readonly phase: 'idle' | 'busy' | 'failed';
  /** Null: it failed. */
  readonly fetchAll: () => Promise<readonly Row[] | null>;
}

/** All pages of a list, for a file. */
export function useExport<Row>(fetchRows: () => Promise<readonly Row[]>): Export<Row> {
  const [phase, setPhase] = useState<Export<Row>['phase']>('idle');

  async function fetchAll(): Promise<readonly Row[] | null> {
    setPhase('busy');
    try {
      const rows = await fetchRows();
      setPhase('idle');
      return rows;
    } catch {
      setPhase('failed');
      return null;
    }
  }

  return { phase, fetchAll };
}
