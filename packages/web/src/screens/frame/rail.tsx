import { type GameCategory, localizedText } from '@clutchline/contract';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useBrowse, useCategories, useGameCount, useRoute } from '../../state';
import { Icon, isIconName } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import styles from './rail.module.css';

const EventChecks = lazyPart(async () => (await import('./event-checks')).EventChecks, null, 'waits');

export function Rail() {
  const { t } = useTexts();
  const categories = useCategories();
  if (categories.status === 'failed') return <LoadFailed reload={categories.reload} />;
  return (
    <nav className={styles['rail']} aria-label={t('frame.games')}>
      <h2 className={styles['title']}>{t('frame.games')}</h2>
      {categories.status === 'loading' ? <RailSkeleton /> : <Games games={categories.data} />}
      <EventChecks />
    </nav>
  );
}

function Games({ games }: { readonly games: readonly GameCategory[] }) {
  const { language } = useTexts();
  const { gameTypeId, chooseGame } = useBrowse();
  const countOf = useGameCount();
  return (
    <ul>
      {games.map((game) => (
        <li key={game.id}>
          <button
            type="button"
            className={styles['game']}
            aria-pressed={game.id === gameTypeId}
            onClick={() => chooseGame(game.id)}
          >
            <Icon name={isIconName(game.logo) ? game.logo : 'all'} />
            <span className={styles['name']}>{localizedText(game, 'game_name', language.suffix)}</span>
            <span className={styles['count']}>{countOf(game)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function RailSkeleton() {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} width="100%" height="2rem" />
      ))}
    </div>
  );
}

/** As players call them, if the name is long. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  lol: 'LoL',
  cs2: 'CS2',
  valorant: 'VAL',
  mlbb: 'MLBB',
  hok: 'HoK',
};
const SHORT_LENGTH = 6;

/** @example shortName('lol', 'League of Legends') // 'LoL' */
function shortName(logo: string, name: string): string {
  return name.length <= SHORT_LENGTH ? name : (SHORT_NAMES[logo] ?? name);
}

const EventsSheet = lazyPart(async () => (await import('./event-checks')).EventsSheet);

/** Not above a match (DETAIL-9, DETAIL-11). */
export function RailChips() {
  return useRoute().screen === 'match-detail' ? null : <GameChips />;
}

function GameChips() {
  const { t, language } = useTexts();
  const categories = useCategories();
  const { gameTypeId, chooseGame } = useBrowse();
  if (categories.status === 'failed') {
    return <Button onPress={categories.reload}>{t('common.reload')}</Button>;
  }
  if (categories.status === 'loading') return <Skeleton width="100%" height="2.5rem" />;
  return (
    <nav className={styles['row']} aria-label={t('frame.games')}>
      <EventsButton />
      {categories.data.map((game) => {
        const name = localizedText(game, 'game_name', language.suffix);
        const text = game.id === 0 ? t('frame.all_events') : shortName(game.logo, name);
        return (
          <Chip
            key={game.id}
            text={text}
            label={name.startsWith(text) ? name : `${text}, ${name}`}
            icon={isIconName(game.logo) ? game.logo : 'all'}
            pressed={game.id === gameTypeId}
            onPress={() => chooseGame(game.id)}
          />
        );
      })}
    </nav>
  );
}

function EventsButton() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { eventIds } = useBrowse();
  return (
    <>
      <Chip
        text={eventIds.size === 0 ? '' : String(eventIds.size)}
        label={t('frame.events')}
        icon="filter"
        pressed={eventIds.size > 0}
        onPress={() => setOpen(true)}
      />
      {open && <EventsSheet onClose={() => setOpen(false)} />}
    </>
  );
}
