import type { Match, MatchStream } from '@clutchline/contract';
import { TEST_STREAM } from '@clutchline/domain';
import { useLayoutEffect, useRef, useState } from 'react';

import { type Texts, useTexts } from '../../i18n/use-texts';
import { usePlayerPlace, useStreams, useWatch } from '../../state';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { DelayNotice } from './delay-notice';
import styles from './player.module.css';

/** Streams of a match with the place of their player; nothing without streams (STREAM-2, STREAM-4). */
export function StreamsCard({ match }: { readonly match: Match }) {
  const texts = useTexts();
  const { t } = texts;
  const view = useStreams(match.game_id);
  const { watched, watch, stop } = useWatch();
  const [chosen, setChosen] = useState<string | null>(null);
  if (view.status === 'loading') return <WaitingStreams />;
  if (view.status === 'failed') return null;
  const { streams, wallOffset } = view.data;
  const isHere = watched?.match.game_id === match.game_id;
  const selected =
    streams.find((stream) => keyOf(stream) === (chosen ?? (isHere ? keyOf(watched.stream) : null))) ?? streams[0];
  if (selected === undefined && !isHere) return null;
  const choose = (key: string): void => {
    setChosen(key);
    const stream = streams.find((candidate) => keyOf(candidate) === key);
    if (isHere && stream !== undefined) watch({ match, stream, wallOffset });
  };
  return (
    <section className={styles['card']} aria-label={t('player.title')}>
      <div className={styles['choice']}>
        {selected !== undefined && (
          <SelectField
            label={t('player.stream')}
            value={keyOf(selected)}
            options={streams.map((stream) => ({ value: keyOf(stream), text: streamTitle(texts, stream) }))}
            onChange={choose}
          />
        )}
        {isHere ? (
          <Button onPress={stop}>{t('player.stop')}</Button>
        ) : (
          selected !== undefined && (
            <Button look="primary" onPress={() => watch({ match, stream: selected, wallOffset })}>
              {t('player.watch')}
            </Button>
          )
        )}
      </div>
      {isHere && <PlayerPlace key={keyOf(watched.stream)} />}
      {isHere && <DelayNotice watched={watched} />}
    </section>
  );
}

/** As high as the card. */
const WaitingStreams = () => (
  <div className={styles['card']}>
    <Skeleton width="100%" height="3rem" />
  </div>
);

const keyOf = ({ platform, channel }: MatchStream): string => `${platform}/${channel}`;

const PLATFORM_NAMES: Readonly<Record<Exclude<MatchStream['platform'], 'hls'>, string>> = {
  twitch: 'Twitch',
  youtube: 'YouTube',
  bilibili: 'bilibili',
  huya: '虎牙',
  douyu: '斗鱼',
  soop: 'SOOP',
  chzzk: 'CHZZK',
};

/** "English · official · Twitch" */
function streamTitle({ t, language }: Texts, { lang, platform, channel, is_official }: MatchStream): string {
  const source = platform === 'hls' ? null : PLATFORM_NAMES[platform];
  const parts = [
    new Intl.DisplayNames(language.bcp47, { type: 'language' }).of(lang) ?? lang,
    is_official === 1 ? t('player.official') : null,
    platform === 'hls' && TEST_STREAM.test(channel) ? t('player.test_picture') : source,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** The player comes here while this screen is open; it is not a part of it. */
function PlayerPlace() {
  const { offer } = usePlayerPlace();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current === null ? undefined : offer(place.current)), [offer]);
  return <div ref={place} className={styles['place']} />;
}
