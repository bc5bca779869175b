import { noonOf } from '@clutchline/domain';
import type { MouseEvent, ReactNode } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import { useContentPlace, useFollowsTeams, usePreferences, useZoneDays } from '../../state';
import { Button } from '../../ui/button';
import { CheckboxRow } from '../../ui/checkbox-row';
import { SelectField, type SelectOption } from '../../ui/select-field';
import { isPlainClick } from '../common/app-link';
import { BackToList } from '../common/back-to-list';
import { GameField } from '../common/game-field';
import { FoundCount } from '../common/matches/found-count';
import pageStyles from '../common/page.module.css';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import { zoneName } from '../common/zone-name';
import type { DayPath } from './day-lists';
import { DayField, DayStrip } from './day-strip';
import styles from './match-days.module.css';

const PATHS: readonly DayPath[] = ['/schedule', '/results'];

const TITLES = { '/schedule': 'menu.schedule', '/results': 'menu.results' } as const;

interface DayFrameProps {
  readonly path: DayPath;
  /** Without a day the list spans several. */
  readonly hasDay: boolean;
  readonly events: readonly SelectOption<number>[];
  /** Null while it loads. */
  readonly found: string | null;
  readonly children: ReactNode;
}

/** Schedule and results: two lists of one day (SCHED-2, RESULT-1). */
export function DayFrame({ path, hasDay, events, found, children }: DayFrameProps) {
  const t = useT();
  const { hasFaults, place, choose } = useContentPlace();
  const { isZoneLost } = useZoneDays();
  const follows = useFollowsTeams();
  return (
    <div className={pageStyles['screen']}>
      <BackToList className={pageStyles['back']} />
      <header className={styles['head']}>
        {/* Has the focus after the filters are removed (U2). */}
        <h1 className={pageStyles['title']} tabIndex={-1} data-focus-next>
          {t(TITLES[path])}
        </h1>
        <Lists path={path} />
      </header>
      <div role="status" className={pageStyles['notices']}>
        {hasFaults && <p>{t('schedule.ignored')}</p>}
        {isZoneLost && <p>{t('schedule.zone_lost')}</p>}
      </div>
      {hasDay ? (
        <DayStrip path={path} />
      ) : (
        <div className={styles['all']}>
          <p>{t(path === '/results' ? 'results.all_days' : 'schedule.next_days')}</p>
          <Button look="quiet" onPress={() => choose({ day: null, eventId: null, teamId: null, onlyCorrected: false })}>
            {t('schedule.by_day')}
          </Button>
        </div>
      )}
      <div className={styles['filters']}>
        <GameField value={place.gameTypeId} onChange={(gameTypeId) => choose({ gameTypeId, eventId: null })} />
        <EventField events={events} />
        {hasDay && <DayField />}
        {place.teamId !== null && (
          <Button look="quiet" onPress={() => choose({ teamId: null })}>
            {t('schedule.every_team')}
          </Button>
        )}
        {(follows || place.onlyFollowed) && (
          <CheckboxRow
            text={t('schedule.only_followed')}
            checked={place.onlyFollowed}
            onToggle={() => choose({ onlyFollowed: !place.onlyFollowed })}
          />
        )}
        {path === '/results' && (
          <CheckboxRow
            text={t('results.only_corrected')}
            checked={place.onlyCorrected}
            onToggle={() => choose({ onlyCorrected: !place.onlyCorrected })}
          />
        )}
        <SpoilerSwitch />
      </div>
      <FoundCount choice={Object.values(place).join()} text={found} />
      {children}
      <ZoneLine />
    </div>
  );
}

function Lists({ path }: Pick<DayFrameProps, 'path'>) {
  const t = useT();
  const { href, open } = useContentPlace();
  const follow = (to: DayPath) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(to);
  };
  return (
    <nav className={styles['lists']} aria-label={t('schedule.lists')}>
      {PATHS.map((to) => (
        <a key={to} href={href(to)} aria-current={to === path ? 'page' : undefined} onClick={follow(to)}>
          {t(TITLES[to])}
        </a>
      ))}
    </nav>
  );
}

const EVERY = 0;

function EventField({ events }: Pick<DayFrameProps, 'events'>) {
  const t = useT();
  const { place, choose } = useContentPlace();
  const chosen = place.eventId ?? EVERY;
  const isListed = chosen === EVERY || events.some(({ value }) => value === chosen);
  const options = [
    { value: EVERY, text: t('schedule.all_events') },
    ...events,
    ...(isListed ? [] : [{ value: chosen, text: t('schedule.chosen_event') }]),
  ];
  return (
    <SelectField
      label={t('schedule.event')}
      value={chosen}
      options={options}
      onChange={(id) => choose({ eventId: id === EVERY ? null : id })}
    />
  );
}

/** With the offset of the day that is shown (EVENT-6). */
function ZoneLine() {
  const { t, language } = useTexts();
  const { timeZone } = usePreferences();
  const { today } = useZoneDays();
  const { place } = useContentPlace();
  const zone = zoneName(language.bcp47, timeZone ?? undefined, noonOf(place.day ?? today));
  return <p className={`${pageStyles['below']} ${styles['zone']}`}>{t('schedule.zone', { zone })}</p>;
}
