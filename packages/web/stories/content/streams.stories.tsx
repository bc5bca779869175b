import type { MatchStream } from '@clutchline/contract';
import type { StreamAddress } from '@clutchline/domain';
import { buildLive } from '@clutchline/domain/testing';

import { Control } from '../../src/screens/player/control';
import { DelayNotice } from '../../src/screens/player/delay-notice';
import { Player } from '../../src/screens/player/player';
import { StreamsCard } from '../../src/screens/player/streams-card';
import { useStreamAddress, useWatch, type Watched } from '../../src/state';
import type { AppState } from '../../src/state/app-state';
import { watchStream } from '../../src/state/watch/watch-actions';
import { ok } from '../../testing/test-app';
import { MINUTE, NOON, storyMatch } from '../frame/sample-data';
import { Specimen, Specimens } from '../frame/specimens';
import type { Story, StoryFile } from '../frame/story';
import styles from '../frame/stories.module.css';
import { WithState } from '../frame/story-app';

export default { title: 'Content/Streams' } satisfies StoryFile;

const MATCH = storyMatch({ game_id: 7 });
const LONG = storyMatch({ game_id: 8, isLong: true });

const stream = (fields: Partial<MatchStream> = {}): MatchStream => ({
  lang: 'en',
  platform: 'hls',
  channel: 'demo-10',
  is_official: 1,
  status: 'live',
  delay_s: null,
  ...fields,
});
const TWITCH = stream({ platform: 'twitch', channel: 'skyline_masters', lang: 'ko', delay_s: 30 });
const HUYA = stream({ platform: 'huya', channel: '660001', lang: 'zh', is_official: 0 });

const nothing = (): void => undefined;

interface CardCase {
  readonly streams: readonly MatchStream[];
  /** What plays. */
  readonly watched?: MatchStream;
  readonly change?: Partial<Watched>;
}

const CASES: Readonly<Record<string, CardCase>> = {
  'one stream': { streams: [stream()] },
  'several streams': { streams: [TWITCH, stream(), HUYA] },
  'played, delay not known': { streams: [stream()], watched: stream() },
  'played, stated delay, score with the picture': { streams: [TWITCH, HUYA], watched: TWITCH },
  'played, measured delay, score ahead, markets hidden': {
    streams: [TWITCH],
    watched: TWITCH,
    change: { isMeasured: true, isSynced: false, hidesMarkets: true },
  },
  'played, no longer offered': { streams: [], watched: stream() },
};

function play({ watch, env }: AppState, played: MatchStream, change: Partial<Watched>, match = MATCH): void {
  watchStream({ watch, env }, { match, stream: played, wallOffset: 0 });
  watch.setState(({ watched }) => ({ watched: watched === null ? null : { ...watched, ...change } }));
}

/** A match without streams has no card. */
export const Choice: Story = {
  render: () => (
    <Specimens>
      {Object.entries(CASES).map(([name, { streams, watched, change = {} }]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <WithState
              server={{ getStreams: () => ok({ streams, server_time: NOON }) }}
              prepare={(app) => {
                if (watched !== undefined) play(app, watched, change);
              }}
            >
              <StreamsCard match={MATCH} />
            </WithState>
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};

/** Channels without a picture. */
const PICTURES: Readonly<Record<string, MatchStream>> = {
  'only on its platform': stream({ platform: 'douyu', channel: '9999' }),
  'no such stream': stream({ platform: 'twitch', channel: '?' }),
};

interface PictureProps {
  readonly isDocked: boolean;
}

function Picture({ isDocked }: PictureProps) {
  const { watched } = useWatch();
  if (watched === null) return null;
  return <PictureOf watched={watched} isDocked={isDocked} />;
}

/** The stream of the demonstration without a server: its whole loop is one segment. */
const LOOP = new URL('../../../server/assets/demo-stream.mp4', import.meta.url).href;
const LOOP_LIST = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:64', '#EXTINF:64,', LOOP, '#EXT-X-ENDLIST'];
const VIDEO: StreamAddress = {
  kind: 'playlist',
  url: `data:application/vnd.apple.mpegurl,${encodeURIComponent(LOOP_LIST.join('\n'))}`,
};

function Video({ isDocked, isBar }: PictureProps & { readonly isBar: boolean }) {
  const { watched } = useWatch();
  if (watched === null) return null;
  return <Player watched={watched} address={VIDEO} isDocked={isDocked} bar={isBar ? 'end' : null} onMove={nothing} />;
}

const VIDEO_PLACES = {
  plays: [false, false],
  'plays, docked': [true, false],
  'plays, in a bar': [true, true],
} as const;

export const Videos: Story = {
  render: () => (
    <Specimens>
      {Object.entries(VIDEO_PLACES).map(([name, [isDocked, isBar]]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <WithState prepare={(app) => play(app, stream(), {})}>
              <Video isDocked={isDocked} isBar={isBar} />
            </WithState>
          </div>
        </Specimen>
      ))}
    </Specimens>
  ),
};

function PictureOf({ watched, isDocked }: PictureProps & { readonly watched: Watched }) {
  return (
    <Player watched={watched} address={useStreamAddress(watched)} isDocked={isDocked} bar={null} onMove={nothing} />
  );
}

export const Pictures: Story = {
  render: () => (
    <Specimens>
      {Object.entries(PICTURES).map(([name, shown]) => (
        <Specimen key={name} name={name}>
          <div className={styles['narrow']}>
            <WithState prepare={(app) => play(app, shown, {})}>
              <Picture isDocked={false} />
            </WithState>
          </div>
        </Specimen>
      ))}
      <Specimen name="docked, long names">
        <div className={styles['narrow']}>
          <WithState prepare={(app) => play(app, PICTURES['only on its platform'] ?? stream(), {}, LONG)}>
            <Picture isDocked />
          </WithState>
        </div>
      </Specimen>
    </Specimens>
  ),
};

function Delay() {
  const { watched } = useWatch();
  return watched === null ? null : <DelayNotice watched={watched} />;
}

/** Changes of the score that the player can press when the picture shows them. */
function addChanges({ watch, env }: AppState): void {
  const history = watch.getState().watched?.history;
  for (const [index, round_score_1] of [3, 4, 5].entries()) {
    const live = buildLive({ status: 2, round: 2, score_1: 1, round_score_1, round_score_2: 2 });
    const at = env.now() - (3 - index) * MINUTE;
    history?.add({ live, status: null, is_hide: null, updatedAt: at }, at);
  }
}

export const Delays: Story = {
  render: () => (
    <Specimens>
      <Specimen name="unknown">
        <WithState prepare={(app) => play(app, stream(), {})}>
          <Delay />
        </WithState>
      </Specimen>
      <Specimen name="stated, with changes of the score">
        <WithState
          prepare={(app) => {
            play(app, TWITCH, {});
            addChanges(app);
          }}
        >
          <Delay />
        </WithState>
      </Specimen>
      <Specimen name="control">
        <Control text="Captions" onPress={nothing} />
      </Specimen>
      <Specimen name="switch, on">
        <Control text="Captions" pressed onPress={nothing} />
      </Specimen>
      <Specimen name="switch, off">
        <Control text="Captions" pressed={false} onPress={nothing} />
      </Specimen>
    </Specimens>
  ),
};
