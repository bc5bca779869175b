import { localizedText } from '@clutchline/contract';
import { useState } from 'react';

import { useTexts } from '../../i18n/use-texts';
import { useBrowse, useCategories } from '../../state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { isIconName } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { lazyPart } from '../common/lazy-part';
import styles from './rail-chips.module.css';

const EventsSheet = lazyPart(async () => (await import('./event-checks')).EventsSheet);

export function RailChips() {
  const { t, language } = useTexts();
  const categories = useCategories();
  const { gameTypeId, chooseGame } = useBrowse();
  if (categories.status === 'failed') {
    return <Button onPress={categories.reload}>{t('common.reload')}</Button>;
  }
  if (categories.status === 'loading') return <Skeleton width="100%" height="2.75rem" />;
  return (
    <nav className={styles['row']} aria-label={t('frame.games')}>
      <EventsButton />
      {categories.data.map((game) => (
        <Chip
          key={game.id}
          text={localizedText(game, 'game_name', language.suffix)}
          icon={isIconName(game.logo) ? game.logo : 'all'}
          pressed={game.id === gameTypeId}
          onPress={() => chooseGame(game.id)}
        />
      ))}
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
