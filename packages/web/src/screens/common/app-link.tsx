import type { MouseEvent, ReactNode } from 'react';

import { useNavigation, type Screen } from '../../state';

interface AppLinkProps {
  readonly screen: Screen;
  readonly gameId?: number;
  readonly className?: string | undefined;
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** Without modifier keys. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

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
