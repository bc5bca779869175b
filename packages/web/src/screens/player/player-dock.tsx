import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { useFollowDelay, usePlayerPlace, useStreamAddress, useWatch, type Watched } from '../../state';
import { useAppWidth } from '../../ui/app-surface';
import { Player } from './player';
import styles from './player.module.css';

/** The one player of the app, outside of all screens, so that it plays on while they change (MINI-1). */
export function PlayerDock() {
  const { watched } = useWatch();
  return watched === null ? null : <Dock key={watched.match.game_id} watched={watched} />;
}

const SIDES = { ArrowLeft: 'start', ArrowRight: 'end' } as const;

/** The element of the player moves between the screen of its match and the dock; a video that moves plays on. */
function Dock({ watched }: { readonly watched: Watched }) {
  useFollowDelay(watched.match.game_id);
  const { stop } = useWatch();
  const place = usePlayerPlace();
  const address = useStreamAddress(watched);
  const dock = useRef<HTMLDivElement>(null);
  const [element] = useState(createPlace);
  const [isDocked, setDocked] = useState(() => place.read() === null);
  // A wide app has its slip at the end.
  const isNarrow = useAppWidth() === 'narrow';
  const [side, setSide] = useState<'start' | 'end'>(isNarrow ? 'end' : 'start');
  useLayoutEffect(() => {
    const move = (): void => {
      const offered = place.read();
      const target = offered ?? dock.current;
      if (element.parentElement !== target) target?.append(element);
      setDocked(offered === null);
    };
    move();
    return place.subscribe(move);
  }, [place, element]);
  const isVideo = address?.kind === 'playlist';
  useEffect(() => {
    // A platform's player is too large for the dock, and it would load again.
    if (isDocked && !isVideo && place.read() === null) stop();
  }, [isDocked, isVideo, place, stop]);
  return (
    <div className={styles['dock']} hidden={!isDocked}>
      <div
        ref={dock}
        className={styles['mini']}
        data-side={side}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft' || key === 'ArrowRight') setSide(SIDES[key]);
        }}
      />
      {createPortal(
        <Player
          watched={watched}
          address={address}
          isDocked={isDocked}
          onMove={() => setSide(side === 'end' ? 'start' : 'end')}
        />,
        element,
      )}
    </div>
  );
}

const createPlace = (): HTMLElement => document.createElement('div');
