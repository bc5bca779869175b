import { useT, useTexts } from '../../i18n/use-texts';
import { useHost, usePreferences, useSession } from '../../state';
import { Avatar } from '../../ui/art/avatar';
import { Button } from '../../ui/button';
import { ChoiceGroup } from '../../ui/choice-group';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { AppLink } from '../common/app-link';
import { BettingCard } from './betting-card';
import { DisplayCard, SoundCard } from './display-card';
import { contentPart } from '../common/texts/content-texts';
import pageStyles from '../common/page.module.css';
import { UnreadBulletins } from '../frame/menu-more';
import { Card } from './card';
import styles from './user.module.css';

const SpoilerCard = contentPart(async () => (await import('./spoiler-card')).SpoilerCard);

export function User() {
  const t = useT();
  return (
    <div className={pageStyles['screen']}>
      <h1 className={pageStyles['title']}>{t('frame.me')}</h1>
      <div className={styles['cards']}>
        <AccountCard />
        <BettingCard />
        <DisplayCard />
        <SoundCard />
        <SpoilerCard />
        <MatchesCard />
      </div>
    </div>
  );
}

/** In narrow layouts the way to them. */
function MatchesCard() {
  const t = useT();
  return (
    <Card title={t('menu.more')}>
      <AppLink screen="/schedule" className={styles['link']}>
        {t('menu.schedule')}
        <Icon name="chevron" size={14} />
      </AppLink>
      <AppLink screen="/results" className={styles['link']}>
        {t('menu.results')}
        <Icon name="chevron" size={14} />
      </AppLink>
      <AppLink screen="/announcements" className={styles['link']}>
        {t('menu.announcements')}
        <UnreadBulletins />
        <Icon name="chevron" size={14} />
      </AppLink>
      <AppLink screen="/user/following" className={styles['link']}>
        {t('menu.following')}
        <Icon name="chevron" size={14} />
      </AppLink>
      <AppLink screen="/events" className={styles['link']}>
        {t('menu.events')}
        <Icon name="chevron" size={14} />
      </AppLink>
      <AppLink screen="/virtual/speed" className={styles['link']}>
        {t('menu.speed')}
        <Icon name="chevron" size={14} />
      </AppLink>
      <AppLink screen="/virtual/chess" className={styles['link']}>
        {t('menu.chess')}
        <Icon name="chevron" size={14} />
      </AppLink>
    </Card>
  );
}

/** USER-1, USER-2, USER-3. */
function AccountCard() {
  const { t } = useTexts();
  const { signedIn } = useSession();
  return <Card title={t('user.account')}>{signedIn ? <SignedIn /> : <SignedOut />}</Card>;
}

function SignedOut() {
  const { t } = useTexts();
  const { requestSignIn } = useHost();
  return (
    <>
      <div className={styles['who']}>
        <span className={styles['signed-out']}>
          <Icon name="user" size={28} />
        </span>
        <span className={styles['name']}>{t('frame.signed_out')}</span>
      </div>
      <p className={styles['text']}>{t('user.sign_in_why')}</p>
      <Button look="primary" wide onPress={requestSignIn}>
        {t('common.sign_in')}
      </Button>
    </>
  );
}

function SignedIn() {
  const { t } = useTexts();
  const { signOut } = useHost();
  const { nickname } = useSession();
  const { avatarId, chooseAvatar } = usePreferences();
  return (
    <>
      <div className={styles['who']}>
        <Avatar id={avatarId} size={56} />
        <span className={styles['name']}>{nickname ?? <Skeleton width="8rem" height="1.25rem" />}</span>
      </div>
      <Money />
      <p className={styles['text']}>{t('common.play_money')}</p>
      <AvatarChooser avatarId={avatarId} onChoose={chooseAvatar} />
      <AppLink screen="/user/limits" className={styles['link']}>
        {t('user.limits')}
        <Icon name="chevron" size={14} />
      </AppLink>
      <Button wide onPress={signOut}>
        {t('common.sign_out')}
      </Button>
    </>
  );
}

function Money() {
  const { t, format } = useTexts();
  const { balance, currency } = useSession();
  const known = balance !== null && currency !== null;
  return (
    <dl className={styles['money']}>
      <div>
        <dt>{t('common.balance')}</dt>
        <dd>{known ? format.money(balance, currency.decimals) : <Skeleton width="6rem" height="1.25rem" />}</dd>
      </div>
      <div>
        <dt>{t('user.currency')}</dt>
        <dd>{known ? currency.code : <Skeleton width="3rem" height="1.25rem" />}</dd>
      </div>
    </dl>
  );
}

const AVATAR_IDS = Array.from({ length: 15 }, (_, index) => index + 1);

interface AvatarChooserProps {
  readonly avatarId: number;
  readonly onChoose: (id: number) => void;
}

/** USER-4. */
function AvatarChooser({ avatarId, onChoose }: AvatarChooserProps) {
  const t = useT();
  return (
    <div className={styles['avatars']}>
      <ChoiceGroup
        label={t('user.avatar')}
        choices={AVATAR_IDS.map((id) => ({
          value: id,
          text: t('user.avatar_number', { number: id }),
          picture: <Avatar id={id} size={36} />,
        }))}
        value={avatarId}
        onChoose={onChoose}
      />
    </div>
  );
}
