import { LIVE_BEFORE_START, localizedText, MAX_FOLLOWED } from '@clutchline/contract';

import { useT, useTexts } from '../../i18n/use-texts';
import {
  type TeamData,
  useFollow,
  useResultOrder,
  usePageTitle,
  useShownForm,
  useTeam,
  useTeamPlace,
} from '../../state';
import { Button } from '../../ui/button';
import { Crest } from '../../ui/art/crest';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { BackToList } from '../common/back-to-list';
import { LoadFailed } from '../common/load-failed';
import { FinishedLine } from '../common/matches/finished-line';
import { MatchGroup } from '../common/matches/match-group';
import { ScheduledLine } from '../common/matches/scheduled-line';
import { NameText } from '../common/names/name-text';
import pageStyles from '../common/page.module.css';
import { PlaceLink } from '../common/place-link';
import { SpoilerButton } from '../common/score/spoiler';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import { FindField } from '../find/find-field';
import { CalendarAddress } from './calendar-address';
import styles from './team-detail.module.css';

/** CONTENT-1: form, next and last matches, following, calendar. */
export function TeamDetail() {
  const t = useT();
  const teamId = useTeamPlace();
  const team = useTeam(teamId);
  if (team.status === 'loading') return <TeamSkeleton />;
  if (team.status === 'failed') return <LoadFailed reload={team.reload} />;
  if (team.data.team === null) {
    return (
      <EmptyState heading="h1" icon="search" title={t('team.unknown')}>
        <AppLink className={pageStyles['link']} screen="/events">
          {t('event.all')}
        </AppLink>
      </EmptyState>
    );
  }
  return <TeamPage key={team.data.team.team_id} data={team.data} team={team.data.team} />;
}

interface TeamPageProps {
  readonly data: TeamData;
  readonly team: NonNullable<TeamData['team']>;
}

function TeamPage({ data, team }: TeamPageProps) {
  const { t, language } = useTexts();
  const name = localizedText(team, 'team_name', language.suffix);
  const { rows: past, by } = useResultOrder(data.past);
  usePageTitle(name);
  return (
    <div className={pageStyles['screen']}>
      <BackToList className={pageStyles['back']} />
      <FindField />
      <header className={styles['head']}>
        <Crest id={team.team_id} size={56} />
        <h1 className={pageStyles['title']}>
          <NameText text={name} />
        </h1>
        <FollowButton teamId={team.team_id} />
      </header>
      <Form teamId={team.team_id} past={data.past} />
      {data.next.length === 0 ? (
        <p className={pageStyles['quiet']}>{t('team.upcoming_none')}</p>
      ) : (
        <MatchGroup title={t('team.upcoming')} heading="h2">
          {data.next.map((match) => (
            <ScheduledLine key={match.game_id} row={{ match, live: LIVE_BEFORE_START }} withEvent isDated />
          ))}
        </MatchGroup>
      )}
      {past.length > 0 && (
        <MatchGroup title={t('team.past')} heading="h2">
          {past.map((match) => (
            <FinishedLine key={match.game_id} match={match} by={by} isDated />
          ))}
        </MatchGroup>
      )}
      <PlaceLink className={pageStyles['link']} to={`/results?team_id=${team.team_id}`}>
        {t('team.past_all')}
      </PlaceLink>
      <CalendarAddress kind="team" id={team.team_id} />
      <SpoilerSwitch />
    </div>
  );
}

/** FOLLOW-1. */
function FollowButton({ teamId }: { readonly teamId: number }) {
  const t = useT();
  const { isFollowed, isFull, toggle } = useFollow(teamId);
  return (
    <div className={styles['follow']}>
      <Button look={isFollowed ? 'plain' : 'primary'} onPress={toggle}>
        {t(isFollowed ? 'match-detail.following' : 'match-detail.follow')}
      </Button>
      <span role="status" className={pageStyles['quiet']}>
        {isFull && t('match-detail.follow_full', { count: MAX_FOLLOWED })}
      </span>
    </div>
  );
}

interface FormProps {
  readonly teamId: number;
  readonly past: TeamData['past'];
}

/** Newest first, as text and letter. */
function Form({ teamId, past }: FormProps) {
  const t = useT();
  const { outcomes, hiddenIds } = useShownForm(teamId, past);
  return (
    <section className={pageStyles['part']}>
      <h2>{t('team.form')}</h2>
      {outcomes.length + hiddenIds.length === 0 && <p className={pageStyles['quiet']}>{t('team.form_none')}</p>}
      {outcomes.length > 0 && (
        <ol className={styles['form']}>
          {outcomes.map(({ gameId, outcome }) => (
            <li key={gameId} data-outcome={outcome}>
              <span aria-hidden="true">{t(`event.${outcome}_short`)}</span>
              <VisuallyHidden>{t(`event.${outcome}`)}</VisuallyHidden>
            </li>
          ))}
        </ol>
      )}
      {hiddenIds.length > 0 && (
        <div className={pageStyles['bar']}>
          <span className={pageStyles['quiet']}>{t('event.not_counted', { count: hiddenIds.length })}</span>
          <SpoilerButton gameIds={hiddenIds} shows="day" />
        </div>
      )}
    </section>
  );
}

function TeamSkeleton() {
  const t = useT();
  return (
    <div className={pageStyles['screen']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {['4.5rem', '3rem', '12rem', '12rem'].map((height, index) => (
        <Skeleton key={index} width="100%" height={height} />
      ))}
    </div>
  );
}
