import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { useFollowDelay, usePlayerPlace, useStreamAddress, useWatch, type Watched } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Player } from './player';
import styles from './player-dock.module.css';

/** The one player of the app, outside of all screens, so that it plays on while they change (MINI-1). */
export function PlayerDock() {
  const { watched } = useWatch();
  return watched === null ? null : <Dock key={watched.match.game_id} watched={watched} />;
}

type Side = 'start' | 'end';

const SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: 'start',
  ArrowUp: 'start',
  ArrowRight: 'end',
  ArrowDown: 'end',
};

/** The element of the player moves between the screen of its match and the dock; a video that moves plays on. */
function Dock({ watched }: { readonly watched: Watched }) {
  useFollowDelay(watched.match.game_id);
  const { stop } = useWatch();
  const place = usePlayerPlace();
  const address = useStreamAddress(watched);
  const dock = useRef<HTMLDivElement>(null);
  const [element] = useState(createPlace);
  const [isDocked, setDocked] = useState(() => place.read() === null);
  const isNarrow = useAppWidth() === 'narrow';
  const [chosen, setSide] = useState<Side | null>(null);
  // A wide app has its slip at the end.
  const side = chosen ?? (isNarrow ? 'end' : 'start');
  useLayoutEffect(() => {
    const move = (): void => {
      const offered = place.read();
      const target = offered ?? (isNarrow ? barPlace(dock.current, side) : dock.current);
      if (element.parentElement !== target) target?.prepend(element);
      setDocked(offered === null);
    };
    move();
    return place.subscribe(move);
  }, [place, element, isNarrow, side]);
  useEffect(() => () => element.remove(), [element]);
  const isVideo = address?.kind === 'playlist';
  useEffect(() => {
    // A platform's player is too large for the dock, and it would load again.
    if (isDocked && !isVideo && place.read() === null) stop();
  }, [isDocked, isVideo, place, stop]);
  return (
    <div
      className={styles['dock']}
      hidden={!isDocked}
      onKeyDown={({ key }) => {
        const to = SIDES[key];
        if (isDocked && to !== undefined) setSide(to);
      }}
    >
      <div ref={dock} className={styles['mini']} data-side={side} />
      {createPortal(
        <Player
          watched={watched}
          address={address}
          isDocked={isDocked}
          bar={isDocked && isNarrow ? side : null}
          onMove={() => setSide(side === 'end' ? 'start' : 'end')}
        />,
        element,
      )}
    </div>
  );
}

/** Of a narrow app: above the bar of the slip, or above everything; in the flow, so that it covers nothing at the end of the page. */
function barPlace(dock: HTMLElement | null, side: Side): HTMLElement | null {
  const frame = dock?.closest<HTMLElement>('[data-width]') ?? null;
  return (side === 'end' ? frame?.querySelector<HTMLElement>('[data-skip="slip"]') : null) ?? frame;
}

function createPlace(): HTMLElement {
  const element = document.createElement('div');
  element.className = styles['carried'] ?? '';
  return element;
}
