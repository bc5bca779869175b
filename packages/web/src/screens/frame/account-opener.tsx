import { useState, type ReactNode } from 'react';

import { lazyPart } from '../common/lazy-part';

const AccountSheet = lazyPart(async () => (await import('./account-sheet')).AccountSheet);

interface AccountOpenerProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A button with the account sheet behind it. */
export function AccountOpener({ className, children }: AccountOpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <AccountSheet onClose={() => setOpen(false)} />}
    </>
  );
}
