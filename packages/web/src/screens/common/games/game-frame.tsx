import { type ReactNode, useEffect, useRef } from 'react';

import { usePageTitle, useRoute, type Screen } from '../../../state';
import { AppLink } from '../app-link';
import styles from './game-frame.module.css';

interface GameFrameProps {
  /** Also of the page. */
  readonly title: string;
  readonly parts: readonly { readonly screen: Screen; readonly text: string }[];
  readonly children: ReactNode;
}

/** Title and parts of a virtual game. */
export function GameFrame({ title, parts, children }: GameFrameProps) {
  const { screen } = useRoute();
  const row = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => showCurrent(row.current), [screen]);
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <h1 className={styles['title']}>{title}</h1>
        <nav ref={row} className={styles['parts']} aria-label={title}>
          {parts.map(({ screen: to, text }) => (
            <AppLink key={to} className={styles['link']} screen={to} current={screen === to}>
              {text}
            </AppLink>
          ))}
        </nav>
      </div>
      {children}
    </div>
  );
}

/** Scrolls the row of parts to the one that is shown. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current="page"]') ?? null;
  if (row !== null && current !== null) row.scrollLeft = current.offsetLeft - row.offsetLeft;
}
