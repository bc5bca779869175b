import { useT } from '../../i18n/use-texts';
import { useFollowedIds, useHost, useSession } from '../../state';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AppLink } from '../common/app-link';
import pageStyles from '../common/page.module.css';
import { SpoilerSwitch } from '../common/score/spoiler-switch';
import { CalendarsCard } from './calendars-card';
import { FollowedTeam } from './followed-team';
import styles from './following.module.css';

/** Of the first view; more on request, because each needs its name. */
const FIRST = 20;

/** Followed teams, calendar subscriptions and the spoiler-free setting (FOLLOW-1, CAL-3, SPOIL-1). */
export function Following() {
  const t = useT();
  return (
    <div className={pageStyles['screen']}>
      <AppLink screen="/user" className={pageStyles['back']}>
        <Icon name="arrow" size={16} />
        {t('frame.me')}
      </AppLink>
      <h1 className={pageStyles['title']}>{t('following.title')}</h1>
      <div className={pageStyles['cards']}>
        <Teams />
        <Calendars />
        <section className={pageStyles['card']}>
          <h2 className={pageStyles['heading']}>{t('spoilers.title')}</h2>
          <SpoilerSwitch />
          <p className={pageStyles['quiet']}>{t('spoilers.note')}</p>
        </section>
      </div>
    </div>
  );
}

function Teams() {
  const t = useT();
  const ids = useFollowedIds();
  return (
    <section className={pageStyles['card']}>
      <h2 className={pageStyles['heading']} tabIndex={-1} data-focus-next>
        {t('following.teams')}
      </h2>
      {ids.length === 0 && <p className={pageStyles['quiet']}>{t('following.no_teams')}</p>}
      <ul className={styles['teams']}>
        {ids.map((id, index) => (
          <FollowedTeam key={id} teamId={id} isNamed={index < FIRST} />
        ))}
      </ul>
    </section>
  );
}

function Calendars() {
  const t = useT();
  const { signedIn } = useSession();
  const { requestSignIn } = useHost();
  return (
    <section className={pageStyles['card']}>
      <h2 className={pageStyles['heading']} tabIndex={-1} data-focus-next>
        {t('following.calendars')}
      </h2>
      <p className={pageStyles['quiet']}>{t('following.calendars_why')}</p>
      {signedIn ? (
        <CalendarsCard />
      ) : (
        <>
          <p>{t('following.sign_in_why')}</p>
          <Button look="primary" onPress={requestSignIn}>
            {t('common.sign_in')}
          </Button>
        </>
      )}
    </section>
  );
}
