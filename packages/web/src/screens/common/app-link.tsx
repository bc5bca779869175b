import type { MouseEvent, ReactNode } from 'react';

import { useNavigation, type Screen } from '../../state';

interface AppLinkProps {
  readonly screen: Screen;
  /** The match for `match-detail`, the outright for `/champion`. */
  readonly gameId?: number;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** A click without modifier keys: no new tab or window requested. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Navigates inside the app; modifier keys open a new tab as usual. */
export function AppLink({ screen, gameId, className, current = false, children }: AppLinkProps) {
  const { href, to } = useNavigation();

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    to(screen, gameId);
  }

  return (
    <a className={className} href={href(screen, gameId)} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
