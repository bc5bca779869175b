import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

interface Sheets {
  readonly top: HTMLElement | null;
  /** Returns the function that removes it. */
  readonly add: (sheet: HTMLElement) => () => void;
}

const SheetsContext = createContext<Sheets>({ top: null, add: () => () => undefined });

/** Knows the modal sheets of one app: what is outside of the top one is inert, live regions included. */
export function OpenSheets({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<readonly HTMLElement[]>([]);
  const add = useCallback((sheet: HTMLElement) => {
    setOpen((others) => [...others, sheet]);
    return () => setOpen((all) => all.filter((other) => other !== sheet));
  }, []);
  const sheets = useMemo(() => ({ top: open.at(-1) ?? null, add }), [open, add]);
  return <SheetsContext value={sheets}>{children}</SheetsContext>;
}

/** Null: none is open. */
export const useTopSheet = (): HTMLElement | null => useContext(SheetsContext).top;

export const useAddSheet = (): Sheets['add'] => useContext(SheetsContext).add;
