import { localizedText } from '@clutchline/contract';
import type { ComponentType } from 'react';

import { useT, useTexts } from '../../i18n/use-texts';
import {
  EVENT_TABS,
  type EventData,
  type EventTab,
  useEvent,
  useEventPlace,
  usePageTitle,
  useShownEvent,
} from '../../state';
import { Crest } from '../../ui/art/crest';
import { EmptyState } from '../../ui/empty-state';
import { GamePattern } from '../../ui/art/game-pattern';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { Country } from '../common/names/country';
import { lazyPart } from '../common/lazy-part';
import { LoadFailed } from '../common/load-failed';
import { NameText } from '../common/names/name-text';
import pageStyles from '../common/page.module.css';
import { SpoilerButton } from '../common/score/spoiler';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import { useDateRange } from '../common/use-date-range';
import { EventMatches } from './event-matches';
import type { EventPartProps } from './event-parts';
import { EventTeams } from './event-teams';
import { Overview } from './overview';
import { Standings } from './standings';
import styles from './event-detail.module.css';

const Bracket = lazyPart(async () => (await import('./bracket')).Bracket, <Skeleton width="100%" height="14rem" />);
const CalendarAddress = lazyPart(
  async () => (await import('../team-detail/calendar-address')).CalendarAddress,
  null,
  'rendered',
);

/** CONTENT-1, EVENT-1 to EVENT-6. */
export function EventDetail() {
  const t = useT();
  const { place } = useEventPlace();
  const event = useEvent(place.eventId);
  if (event.status === 'loading') return <EventSkeleton />;
  if (event.status === 'failed') return <LoadFailed reload={event.reload} />;
  const { data } = event;
  if (data.event === null) {
    return (
      <EmptyState heading="h1" icon="search" title={t('event.unknown')}>
        <AppLink className={pageStyles['link']} screen="/events">
          {t('event.all')}
        </AppLink>
      </EmptyState>
    );
  }
  return <EventPage data={data} event={data.event} />;
}

type EventPageProps = Omit<EventPartProps, 'shown'>;

function EventPage({ data, event }: EventPageProps) {
  const { t, language } = useTexts();
  const { place, hasFaults, choose } = useEventPlace();
  const shown = useShownEvent(data);
  const name = localizedText(event, 'event_name', language.suffix);
  const tabs = EVENT_TABS.filter((tab) => hasTab(data, tab));
  const tab = tabs.find((id) => id === place.tab) ?? 'overview';
  const Part = PARTS[tab];
  const dates = useDateRange(data.details?.starts_at ?? null, data.details?.ends_at ?? null);
  const country = data.details?.country ?? null;
  usePageTitle(name);
  return (
    <div className={pageStyles['screen']}>
      <AppLink className={pageStyles['back']} screen="/events">
        <Icon name="arrow" size={16} />
        {t('event.all')}
      </AppLink>
      <header className={styles['head']}>
        <GamePattern game={event.game_type_id} />
        <Crest id={event.event_id} eventName={event.event_name_en} size={48} />
        <div>
          <h1 className={pageStyles['title']}>
            <NameText text={name} />
          </h1>
          <p className={`${pageStyles['fact']} ${styles['dates']}`}>
            {dates}
            {country !== null && <Country code={country} isMarkOnly />}
          </p>
        </div>
      </header>
      <div role="status" className={pageStyles['notices']}>
        {hasFaults && <p>{t('schedule.ignored')}</p>}
      </div>
      <Tabs
        label={t('event.parts')}
        items={tabs.map((id) => ({ id, text: t(`event.tab_${id}`) }))}
        selected={tab}
        onSelect={(next) => choose({ tab: next })}
      />
      <Part data={data} event={event} shown={shown} />
      {tab === 'overview' && <CalendarAddress kind="event" id={event.event_id} />}
      <footer className={`${pageStyles['below']} ${pageStyles['bar']}`}>
        <SpoilerSwitch />
        {shown.hiddenIds.length > 0 && <SpoilerButton gameIds={shown.hiddenIds} shows="day" />}
      </footer>
    </div>
  );
}

function hasTab({ stages, teams }: EventData, tab: EventTab): boolean {
  if (tab === 'standings') return stages.some(({ standings }) => standings.length > 0);
  if (tab === 'bracket') return stages.some(({ kind }) => kind === 'bracket');
  return tab !== 'teams' || teams.length > 0;
}

const PARTS: Readonly<Record<EventTab, ComponentType<EventPartProps>>> = {
  overview: Overview,
  matches: EventMatches,
  standings: Standings,
  bracket: Brackets,
  teams: EventTeams,
};

/** Of all stages with one. */
function Brackets({ data, shown }: EventPartProps) {
  const { t, language } = useTexts();
  const stages = data.stages.filter(({ kind }) => kind === 'bracket');
  return stages.map((stage) => {
    const slots = shown.brackets.get(stage.stage_id) ?? null;
    return (
      <section key={stage.stage_id} className={pageStyles['part']}>
        <h2>{localizedText(stage, 'stage_name', language.suffix)}</h2>
        {slots === null ? (
          <p className={pageStyles['quiet']}>{t('event.not_drawn')}</p>
        ) : (
          <Bracket data={data} stageId={stage.stage_id} slots={slots} />
        )}
      </section>
    );
  });
}

function EventSkeleton() {
  const t = useT();
  return (
    <div className={pageStyles['screen']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {['4.5rem', '2.75rem', '10rem', '14rem'].map((height) => (
        <Skeleton key={height} width="100%" height={height} />
      ))}
    </div>
  );
}
