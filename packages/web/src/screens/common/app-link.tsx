import type { MouseEvent, ReactNode } from 'react';

import { useNavigation, type Screen } from '../../state';

interface AppLinkProps {
  readonly screen: Screen;
  /** The match, for `match-detail`; the outright, for `champion`. */
  readonly gameId?: number;
  readonly className?: string | undefined;
  /** True where it leads to where the player is. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** Whether a click asks for nothing but to go there: no new tab, no new window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A real link that stays inside the app; a new tab by the usual keys works as everywhere. */
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
