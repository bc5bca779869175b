/** Why no picture moves. */
export type PlaybackProblem =
  /** The browser has no way to play it. */
  | 'unsupported'
  /** The browser waits for a press. */
  | 'blocked'
  /** The stream is gone, unreadable, or does not answer. */
  | 'missing';

export interface Playback {
  /** Real time of the shown picture by the dates of the stream, ms; null if it states none. */
  readonly shownAt: () => number | null;
  readonly stop: () => void;
}

type Report = (problem: PlaybackProblem | null) => void;

const MOST_RETRIES = 3;
const RETRY_MS = 1_000;
/** Of a playlist or a segment, bytes (bad input row 192). */
const MOST_BYTES = 8_000_000;
const NATIVE_TYPE = 'application/vnd.apple.mpegurl';

/** Muted at first, because browsers start no sound without a press (STREAM-2). The code of the player loads here. */
export function startPlayback(video: HTMLVideoElement, url: string, report: Report): Playback {
  const state: { stopped: boolean; playback: Playback | null } = { stopped: false, playback: null };
  const start = async (): Promise<void> => {
    const playback = hasMediaSource() ? await playParts(video, url, report) : playNatively(video, url, report);
    if (state.stopped) playback?.stop();
    else state.playback = playback;
  };
  start().catch(() => {
    if (!state.stopped) report('missing');
  });
  return {
    shownAt: () => state.playback?.shownAt() ?? null,
    stop: () => {
      state.stopped = true;
      state.playback?.stop();
    },
  };
}

const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

export function play(video: HTMLVideoElement, report: Report): void {
  video.play().then(
    () => report(null),
    (error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') report('blocked');
    },
  );
}

/** By the browser itself: Safari on phones. */
function playNatively(video: HTMLVideoElement, url: string, report: Report): Playback | null {
  if (video.canPlayType(NATIVE_TYPE) === '') {
    report('unsupported');
    return null;
  }
  const fail = (): void => report('missing');
  video.addEventListener('error', fail);
  video.src = url;
  play(video, report);
  return {
    shownAt: () => startDateOf(video) + video.currentTime * 1_000 || null,
    stop: () => {
      video.removeEventListener('error', fail);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** NaN if the stream states none. */
function startDateOf(video: HTMLVideoElement & { readonly getStartDate?: () => Date }): number {
  return video.getStartDate?.().getTime() ?? Number.NaN;
}

async function playParts(video: HTMLVideoElement, url: string, report: Report): Promise<Playback | null> {
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) {
    report('unsupported');
    return null;
  }
  // Workers need addresses that the content policy refuses.
  const hls = new Hls({ enableWorker: false, liveDurationInfinity: true, xhrSetup: limitSize });
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  hls.on(Hls.Events.MANIFEST_PARSED, () => play(video, report));
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    retries = 0;
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type, details }) => {
    if (!fatal) return;
    const isCodec = details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR;
    if (isCodec || details === Hls.ErrorDetails.BUFFER_ADD_CODEC_ERROR || retries >= MOST_RETRIES) {
      hls.destroy();
      report(isCodec || details === Hls.ErrorDetails.BUFFER_ADD_CODEC_ERROR ? 'unsupported' : 'missing');
      return;
    }
    retries += 1;
    if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else timer = setTimeout(() => hls.loadSource(url), RETRY_MS * 2 ** (retries - 1));
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    shownAt: () => hls.playingDate?.getTime() ?? null,
    stop: () => {
      clearTimeout(timer);
      hls.destroy();
    },
  };
}

function limitSize(request: XMLHttpRequest): void {
  request.addEventListener('progress', ({ loaded }) => {
    if (loaded > MOST_BYTES) request.abort();
  });
}
