import { localizedText } from '@clutchline/contract';

import { useT, useTexts } from '../../i18n/use-texts';
import {
  EVENT_TIMES,
  type EventRow,
  placeOfEvent,
  useCategories,
  useEvents,
  useEventsPlace,
  useNow,
} from '../../state';
import { Badge } from '../../ui/badge';
import { Crest } from '../../ui/art/crest';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BackToList } from '../common/back-to-list';
import { Country } from '../common/names/country';
import { useDateRange } from '../common/use-date-range';
import { GameField, useGameNames } from '../common/game-field';
import { LoadFailed } from '../common/load-failed';
import { FoundCount } from '../common/matches/found-count';
import { NameText } from '../common/names/name-text';
import pageStyles from '../common/page.module.css';
import { PlaceLink } from '../common/place-link';
import { RecommendationBadge } from '../common/recommendation-badge';
import { FindField } from '../find/find-field';
import styles from './events.module.css';

/** CONTENT-1: events that run, come or are over, by game. */
export function Events() {
  const t = useT();
  const { place, hasFaults, choose } = useEventsPlace();
  return (
    <div className={pageStyles['screen']}>
      <BackToList className={pageStyles['back']} />
      <h1 className={pageStyles['title']}>{t('menu.events')}</h1>
      <FindField />
      <div role="status" className={pageStyles['notices']}>
        {hasFaults && <p>{t('schedule.ignored')}</p>}
      </div>
      <div className={styles['filters']}>
        <Tabs
          label={t('event.when')}
          items={EVENT_TIMES.map((id) => ({ id, text: t(`event.when_${id}`) }))}
          selected={place.when}
          onSelect={(when) => choose({ when })}
          look="segments"
        />
        <GameField value={place.gameTypeId} onChange={(gameTypeId) => choose({ gameTypeId })} />
      </div>
      <EventCount />
      <EventList />
    </div>
  );
}

function EventCount() {
  const t = useT();
  const { place } = useEventsPlace();
  const events = useEvents(place);
  const text = events.status === 'ready' ? t('event.found', { count: events.data.length }) : null;
  return <FoundCount choice={Object.values(place).join()} text={text} />;
}

function EventList() {
  const t = useT();
  const { place } = useEventsPlace();
  const events = useEvents(place);
  const games = useCategories();
  // Headings that arrive after the events would move them.
  if (events.status === 'loading' || games.status === 'loading') return <EventsSkeleton />;
  if (events.status === 'failed') return <LoadFailed reload={events.reload} />;
  if (events.data.length === 0) return <EmptyState icon="search" title={t(`event.empty_${place.when}`)} />;
  return <ByGame rows={events.data} />;
}

/** Games in the order of the categories; in each, recommended events first (HOME-2). */
function ByGame({ rows }: { readonly rows: readonly EventRow[] }) {
  const games = useGameNames();
  const ids = new Set([...games.map(({ value }) => value), ...rows.map(({ game_type_id }) => game_type_id)]);
  return [...ids].map((id) => {
    const own = rows.filter(({ game_type_id }) => game_type_id === id);
    if (own.length === 0) return null;
    const name = games.find(({ value }) => value === id)?.text;
    return (
      <section key={id} className={pageStyles['part']}>
        {name !== undefined && <h2>{name}</h2>}
        <ul className={styles['cards']}>
          {own.map((event) => (
            <EventCard key={event.event_id} event={event} />
          ))}
        </ul>
      </section>
    );
  });
}

function EventCard({ event }: { readonly event: EventRow }) {
  const { t, language, format } = useTexts();
  const now = useNow();
  const dates = useDateRange(event.starts_at, event.ends_at);
  const { live_count, next_match_at, last_match_at, country, recommendation } = event;
  const hasNext = live_count === 0 && next_match_at !== null;
  return (
    <li className={styles['card']}>
      <Crest id={event.event_id} eventName={event.event_name_en} size={36} />
      <div className={styles['about']}>
        <PlaceLink className={styles['name']} to={placeOfEvent(event.event_id)}>
          <NameText text={localizedText(event, 'event_name', language.suffix)} />
        </PlaceLink>
        <span className={styles['when']}>
          {country && <Country code={country} isMarkOnly />}
          <span className={pageStyles['fact']}>
            {dates ?? (last_match_at !== null && next_match_at === null && format.date(last_match_at))}
          </span>
        </span>
        {recommendation !== null && recommendation.reason !== 'live' && <RecommendationBadge {...recommendation} />}
        {live_count > 0 && <Badge tone="live">{t('event.live', { count: live_count })}</Badge>}
        {hasNext && (
          <span className={pageStyles['fact']}>
            {t('event.next_match', { when: format.relative(next_match_at, now) })}
          </span>
        )}
      </div>
    </li>
  );
}

function EventsSkeleton() {
  const t = useT();
  return (
    <div className={styles['cards']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} width="100%" height="4.5rem" />
      ))}
    </div>
  );
}
