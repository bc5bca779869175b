import { type KeyboardEvent, useEffect, useId, useState } from 'react';

import { useT } from '../../i18n/use-texts';
import { type PlaybackProblem, useIsHidden, usePlayback, type Watched } from '../../state';
import { Button } from '../../ui/button';
import { lazyPart } from '../common/lazy-part';
import { Control } from './control';
import styles from './player.module.css';
import { useCaptions } from './use-captions';

interface VideoPlayerProps {
  readonly watched: Watched;
  readonly url: string;
  /** With the controls for which there is room. */
  readonly isSmall: boolean;
}

/** Loads with the captions. */
const ViewCaptions = lazyPart(async () => (await import('./view-captions')).ViewCaptions);

type Notice = 'problem_pip' | 'problem_full';

/** STREAM-2; keys of the design: space, m, c, p, f. */
export function VideoPlayer({ watched, url, isSmall }: VideoPlayerProps) {
  const t = useT();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isMuted, setMuted] = useState(true);
  const [hasCaptions, setCaptions] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const isPaused = useIsPaused(video);
  const { problem, retry } = usePlayback(video, url);
  usePlaysAlone(video);
  useRestWhileHidden(video);
  const showCaption = useCaptions(video, watched.match, hasCaptions);
  const isHidden = useIsHidden(watched.match);

  const actions: Readonly<Record<Action, () => void>> = {
    play: () => {
      if (video === null) return;
      if (video.paused) video.play().catch(() => undefined);
      else video.pause();
    },
    sound: () => setMuted(!isMuted),
    captions: () => setCaptions(!hasCaptions),
    pip: () => void togglePictureInPicture(video).then((done) => setNotice(done ? null : 'problem_pip')),
    full: () => void toggleFullScreen(video).then((done) => setNotice(done ? null : 'problem_full')),
  };
  const press = (event: KeyboardEvent): void => {
    const action = ACTION_OF[event.key.toLowerCase()];
    const isOfButton = event.key === ' ' && event.target instanceof HTMLButtonElement;
    if (action === undefined || isOfButton || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    actions[action]();
  };
  return (
    <div className={styles['video']} role="group" aria-label={t('player.title')} onKeyDown={press}>
      <video ref={setVideo} className={styles['picture']} playsInline muted={isMuted} tabIndex={-1} />
      {hasCaptions && !isHidden && <ViewCaptions match={watched.match} onCaption={showCaption} />}
      {problem !== null && <Problem problem={problem} retry={problem === 'blocked' ? actions.play : retry} />}
      <div className={styles['controls']}>
        <Control text={t(isPaused ? 'player.play' : 'player.pause')} onPress={actions.play} />
        <Control text={t(isMuted ? 'player.sound_on' : 'player.sound_off')} onPress={actions.sound} />
        {!isSmall && (
          <>
            <Control text={t('player.captions')} pressed={hasCaptions} onPress={actions.captions} />
            <Control text={t('player.pip')} onPress={actions.pip} />
            <Control text={t('player.full')} onPress={actions.full} />
          </>
        )}
      </div>
      <p className={styles['notice']} role="status">
        {notice !== null && t(`player.${notice}`)}
      </p>
    </div>
  );
}

type Action = 'play' | 'sound' | 'captions' | 'pip' | 'full';

const ACTION_OF: Readonly<Record<string, Action>> = { ' ': 'play', m: 'sound', c: 'captions', p: 'pip', f: 'full' };

interface ProblemProps {
  readonly problem: PlaybackProblem;
  readonly retry: () => void;
}

/** In words, and the score goes on (bad input rows 192 and 193). */
function Problem({ problem, retry }: ProblemProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={styles['problem']} role="alert" aria-labelledby={id}>
      <p id={id}>{t(`player.problem_${problem}`)}</p>
      {problem !== 'unsupported' && (
        <Button onPress={retry}>{t(problem === 'blocked' ? 'player.play' : 'player.retry')}</Button>
      )}
    </div>
  );
}

function useIsPaused(video: HTMLVideoElement | null): boolean {
  const [isPaused, setPaused] = useState(true);
  useEffect(() => {
    if (video === null) return undefined;
    const read = (): void => setPaused(video.paused);
    video.addEventListener('play', read);
    video.addEventListener('pause', read);
    return () => {
      video.removeEventListener('play', read);
      video.removeEventListener('pause', read);
    };
  }, [video]);
  return isPaused;
}

const PLAYS = 'clutchline-plays';

/** Players of other apps on the page pause when this one plays (bad input row 195). */
function usePlaysAlone(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video === null) return undefined;
    const page = video.ownerDocument;
    const announce = (): void => void page.dispatchEvent(new CustomEvent(PLAYS, { detail: video }));
    const give = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail !== video) video.pause();
    };
    video.addEventListener('play', announce);
    page.addEventListener(PLAYS, give);
    return () => {
      video.removeEventListener('play', announce);
      page.removeEventListener(PLAYS, give);
    };
  }, [video]);
}

/** In a hidden tab, unless the picture is in a window above other pages (bad input row 195). */
function useRestWhileHidden(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video === null) return undefined;
    const page = video.ownerDocument;
    let wasPlaying = false;
    const look = (): void => {
      if (page.visibilityState === 'visible') {
        if (wasPlaying) video.play().catch(() => undefined);
        wasPlaying = false;
      } else if (page.pictureInPictureElement !== video && !video.paused) {
        wasPlaying = true;
        video.pause();
      }
    };
    page.addEventListener('visibilitychange', look);
    return () => page.removeEventListener('visibilitychange', look);
  }, [video]);
}

/** False if the browser or the page around refuses it (bad input row 193). */
async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<boolean> {
  if (video === null) return false;
  const page = video.ownerDocument;
  try {
    if (page.pictureInPictureElement === null) await video.requestPictureInPicture();
    else await page.exitPictureInPicture();
    return true;
  } catch {
    return false;
  }
}

async function toggleFullScreen(video: HTMLVideoElement | null): Promise<boolean> {
  if (video === null) return false;
  try {
    if (video.ownerDocument.fullscreenElement === null) {
      await video.requestFullscreen();
      // The controls are inert behind it: the keys reach the player through the picture.
      video.focus();
    } else await video.ownerDocument.exitFullscreen();
    return true;
  } catch {
    return false;
  }
}
