import { LOOSER_AFTER_MS } from '@clutchline/domain';

import { useT } from '../../i18n/use-texts';
import { useHost, usePlayerLimits } from '../../state';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { AppLink } from '../common/app-link';
import { contentPart } from '../common/texts/content-texts';
import { LoadFailed } from '../common/load-failed';
import pageStyles from '../common/page.module.css';
import { BreakCard } from './break-card';
import { LimitCard } from './limit-card';
import { LIMIT_KINDS } from './wanted-limit';

const RealityCard = contentPart(async () => (await import('./reality-card')).RealityCard);

/** BET-7. */
export function Limits() {
  const t = useT();
  return (
    <div className={pageStyles['screen']}>
      <AppLink className={pageStyles['back']} screen="/user">
        <Icon name="arrow" size={16} />
        {t('frame.me')}
      </AppLink>
      <h1 className={pageStyles['title']}>{t('limits.title')}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const t = useT();
  const view = usePlayerLimits();
  const isOnBreak = view.status === 'ready' && view.data.break !== null;
  switch (view.status) {
    case 'signed-out':
      return <SignedOut />;
    case 'loading':
      return <LimitsSkeleton />;
    case 'failed':
      return <LoadFailed reload={view.reload} />;
    case 'ready':
      return (
        <>
          {isOnBreak && <BreakCard pause={view.data.break} />}
          <p className={pageStyles['quiet']}>{t('limits.intro', { hours: LOOSER_AFTER_MS / 3_600_000 })}</p>
          <div className={pageStyles['cards']}>
            {LIMIT_KINDS.map((kind) => (
              <LimitCard key={kind} kind={kind} limits={view.data} />
            ))}
          </div>
          <RealityCard />
          {!isOnBreak && <BreakCard pause={null} />}
        </>
      );
  }
}

function SignedOut() {
  const t = useT();
  const { requestSignIn } = useHost();
  return (
    <EmptyState icon="user" title={t('limits.signed_out_title')} text={t('limits.signed_out_text')}>
      <Button look="primary" onPress={requestSignIn}>
        {t('common.sign_in')}
      </Button>
    </EmptyState>
  );
}

function LimitsSkeleton() {
  const t = useT();
  return (
    <div className={pageStyles['cards']} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {LIMIT_KINDS.map((kind) => (
        <Skeleton key={kind} width="100%" height="20rem" />
      ))}
    </div>
  );
}
