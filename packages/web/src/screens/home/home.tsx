import { localizedText } from '@clutchline/contract';
import { roundNumeral } from '@clutchline/domain';
import { marketTitle, matchTitle } from '@clutchline/i18n';
import type { ReactNode } from 'react';

import { useTexts } from '../../i18n/use-texts';
import {
  type HomeData,
  type HomeEvent,
  type HomePool,
  placeOfEvent,
  useDependsOnHidden,
  useHome,
  useMoney,
  useNavigation,
  useNow,
  useResultOrder,
  useSession,
  useUsesBets,
} from '../../state';
import { Button } from '../../ui/button';
import { CheckboxRow } from '../../ui/checkbox-row';
import { Crest } from '../../ui/art/crest';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { Country } from '../common/names/country';
import { LoadFailed } from '../common/load-failed';
import { FinishedLine } from '../common/matches/finished-line';
import { MatchGroup } from '../common/matches/match-group';
import { ScheduledLine } from '../common/matches/scheduled-line';
import pageStyles from '../common/page.module.css';
import { PlaceLink } from '../common/place-link';
import { RecommendationBadge } from '../common/recommendation-badge';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import { BulletinLine } from '../bulletins/bulletin-line';
import { NameText } from '../common/names/name-text';
import styles from './home.module.css';

/** HOME-1. */
export function Home() {
  const { t } = useTexts();
  const home = useHome();
  return (
    <div className={pageStyles['screen']}>
      <h1 className={pageStyles['title']}>{t('home.title')}</h1>
      {home.status === 'loading' && <HomeSkeleton />}
      {home.status === 'failed' && <LoadFailed reload={home.reload} />}
      {home.status === 'ready' && (isEmpty(home.data) ? <Nothing /> : <Blocks data={home.data} />)}
      {home.status === 'ready' && <SpoilerSwitch />}
    </div>
  );
}

const isEmpty = (data: HomeData): boolean => Object.values(data).every((block) => block.length === 0);

function Nothing() {
  const { t } = useTexts();
  const { to } = useNavigation();
  return (
    <EmptyState icon="list" title={t('home.empty')}>
      <Button look="primary" onPress={() => to('match-list')}>
        {t('home.to_matches')}
      </Button>
    </EmptyState>
  );
}

/** In the order of HOME-1; a match under way is only in the first block that has it. */
function Blocks({ data: { live, followed, events, pools, results, announcements } }: { readonly data: HomeData }) {
  const { t } = useTexts();
  const { signedIn } = useSession();
  const finished = useResultOrder(results);
  return (
    <div className={styles['blocks']}>
      <Block title={t('home.live')} rows={live} more={<AppLink screen="match-list">{t('home.all_matches')}</AppLink>}>
        <MatchGroup>
          {live.map((row) => (
            <ScheduledLine key={row.match.game_id} row={row} withEvent />
          ))}
        </MatchGroup>
      </Block>
      <Block
        title={t('home.followed')}
        rows={followed}
        more={<AppLink screen="/user/following">{t('home.manage')}</AppLink>}
      >
        <MatchGroup>
          {followed.map((row) => (
            <ScheduledLine key={row.match.game_id} row={row} withEvent />
          ))}
        </MatchGroup>
      </Block>
      <Block title={t('home.events')} rows={events} more={<AppLink screen="/events">{t('event.all')}</AppLink>}>
        <ul className={styles['cards']}>
          {events.map((one) => (
            <EventCard key={one.event.event_id} recommended={one} />
          ))}
        </ul>
        {signedIn && <UsesBets />}
      </Block>
      <Block title={t('home.pools')} rows={pools}>
        <ul className={styles['cards']}>
          {pools.map((pool) => (
            <PoolCard key={pool.play_info_id} pool={pool} />
          ))}
        </ul>
      </Block>
      <Block
        title={t('home.results')}
        rows={results}
        more={<AppLink screen="/results">{t('home.all_results')}</AppLink>}
      >
        <MatchGroup>
          {finished.rows.map((match) => (
            <FinishedLine key={match.game_id} match={match} by={finished.by} />
          ))}
        </MatchGroup>
      </Block>
      <Block
        title={t('home.news')}
        rows={announcements}
        more={<AppLink screen="/announcements">{t('home.all_news')}</AppLink>}
      >
        <ul className={pageStyles['part']}>
          {announcements.map((row) => (
            <BulletinLine key={row.announcement_id} row={row} isUnread={row.is_unread === 1} />
          ))}
        </ul>
      </Block>
    </div>
  );
}

interface BlockProps {
  readonly title: string;
  readonly rows: readonly unknown[];
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** An empty one is omitted. */
function Block({ title, rows, more, children }: BlockProps) {
  if (rows.length === 0) return null;
  return (
    <section className={pageStyles['part']}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        {more}
      </header>
      {children}
    </section>
  );
}

function EventCard({ recommended }: { readonly recommended: HomeEvent }) {
  const { t, format, language } = useTexts();
  const now = useNow(60_000);
  const { event, match } = recommended;
  const at = event.next_match_at;
  return (
    <li className={styles['card']} data-wide={match !== null}>
      <PlaceLink to={placeOfEvent(event.event_id)} className={styles['cardTitle']}>
        <Crest id={event.event_id} eventName={event.event_name_en} />
        <span>
          <NameText text={localizedText(event, 'event_name', language.suffix)} />
        </span>
        {event.country && <Country code={event.country} isMarkOnly />}
      </PlaceLink>
      <RecommendationBadge reason={recommended.reason} team={recommended.team} />
      <span className={styles['quiet']}>
        {event.live_count > 0
          ? t('home.live_count', { count: event.live_count })
          : at !== null &&
            t('home.next_at', { time: at - now < DAY_MS ? format.relative(at, now) : format.dateTime(at) })}
      </span>
      {match !== null && (
        <ul className={styles['pinned']}>
          <ScheduledLine row={match} isDated />
        </ul>
      )}
    </li>
  );
}

const DAY_MS = 86_400_000;

function PoolCard({ pool }: { readonly pool: HomePool }) {
  const { t, language } = useTexts();
  const money = useMoney();
  // Teams could reveal a hidden result (SPOIL-2).
  const namesEvent = useDependsOnHidden(pool.match);
  return (
    <li className={styles['card']}>
      <AppLink screen="match-detail" gameId={pool.match.game_id} className={styles['cardTitle']}>
        {namesEvent
          ? localizedText(pool.match, 'event_name', language.suffix)
          : matchTitle(t, { ...pool.match, kind: 'match' })}
      </AppLink>
      <span>{marketTitle(t, { ...pool, line: null }, roundNumeral(pool.round, t.langId))}</span>
      <span className={styles['quiet']}>
        {t('home.pool', { amount: money(pool.gross, pool.currency_id) })} · {t('home.tickets', { count: pool.tickets })}
      </span>
    </li>
  );
}

function UsesBets() {
  const { t } = useTexts();
  const { usesBets, toggle } = useUsesBets();
  return <CheckboxRow text={t('home.uses_bets')} checked={usesBets} onToggle={toggle} />;
}

function HomeSkeleton() {
  const { t } = useTexts();
  return (
    <div className={styles['blocks']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} width="100%" height="14rem" />
      ))}
    </div>
  );
}
