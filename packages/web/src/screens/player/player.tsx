import type { StreamAddress } from '@clutchline/domain';
import { matchTitle } from '@clutchline/i18n';
import { useLayoutEffect, useRef, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { useWatch, type Watched } from '../../state';
import { IconButton } from '../../ui/button';
import { AppLink } from '../common/app-link';
import styles from './player.module.css';
import { VideoPlayer } from './video-player';

interface PlayerProps {
  readonly watched: Watched;
  readonly address: StreamAddress | null;
  readonly isDocked: boolean;
  /** Edge of a narrow app at which it is docked. */
  readonly bar: 'start' | 'end' | null;
  readonly onMove: () => void;
}

export function Player({ watched, address, isDocked, bar, onMove }: PlayerProps) {
  const t = useT();
  const { stop } = useWatch();
  return (
    <div
      className={styles['player']}
      data-bar={bar ?? undefined}
      role={isDocked ? 'region' : undefined}
      aria-label={isDocked ? t('player.title') : undefined}
    >
      {isDocked && (
        <div className={styles['head']}>
          <AppLink className={styles['back']} screen="match-detail" gameId={watched.match.game_id}>
            {matchTitle(t, watched.match)}
          </AppLink>
          <span className={styles['move']}>
            <IconButton icon="arrow" size={16} label={t('player.move')} onPress={onMove} />
          </span>
          <IconButton icon="close" size={16} label={t('player.stop')} onPress={stop} />
        </div>
      )}
      <Picture watched={watched} address={address} isDocked={isDocked} />
    </div>
  );
}

function Picture({ watched, address, isDocked }: Omit<PlayerProps, 'bar' | 'onMove'>) {
  const t = useT();
  if (address === null) return <p className={styles['problem']}>{t('player.problem_missing')}</p>;
  if (address.kind === 'playlist')
    return <VideoPlayer key={address.url} watched={watched} url={address.url} isSmall={isDocked} />;
  if (address.kind === 'frame') return <FramedPlayer {...address} />;
  return <PageLink reason="only_on_platform" page={address.page} />;
}

/** Smaller players of platforms have no usable controls. */
const LEAST = { width: 400, height: 300 } as const;

/** Of another site: its scripts reach nothing of this page (STREAM-1). */
function FramedPlayer({ url, page }: { readonly url: string; readonly page: string }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [hasRoom, setRoom] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void =>
      setRoom(element.clientWidth >= LEAST.width && element.ownerDocument.documentElement.clientHeight >= LEAST.height);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles['framed']} data-room={hasRoom === true}>
      {hasRoom === true && (
        <iframe
          className={styles['picture']}
          title={t('player.title')}
          src={url}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      )}
      {hasRoom === false && <PageLink reason="only_there" page={page} />}
    </div>
  );
}

interface PageLinkProps {
  /** Why there is no picture. */
  readonly reason: 'only_there' | 'only_on_platform';
  readonly page: string;
}

function PageLink({ reason, page }: PageLinkProps) {
  const t = useT();
  return (
    <p className={styles['problem']}>
      {t(`player.${reason}`)}{' '}
      <a className={styles['page']} href={page} target="_blank" rel="noopener noreferrer">
        {t('player.open_page', { site: new URL(page).hostname.replace(/^www\./, '') })}
      </a>
    </p>
  );
}
