import type { MouseEvent, ReactNode } from 'react';

import { useAddress } from '../../state';
import { isPlainClick } from './app-link';

interface PlaceLinkProps {
  /** @example placeOfTeam(41) */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** To an event or a team. */
export function PlaceLink({ to, className, children }: PlaceLinkProps) {
  const { href, open } = useAddress();

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(to);
  }

  return (
    <a className={className} href={href(to)} onClick={follow}>
      {children}
    </a>
  );
}
