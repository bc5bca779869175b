import type { DeskAnswer, SavedAnnouncementData } from '@clutchline/contract/desk';
import { Badge } from '@clutchline/web/ui/badge';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { goTo } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { useAnnouncementFacts } from '../../live/announcement-names';
import { AnnouncementTexts } from '../../live/announcement-texts';
import { NO_NAMES, SubjectNamesContext } from '../../live/use-subject-names';
import { useTexts } from '../../texts/use-texts';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { STATE_TONES } from './announcement-list';
import styles from './content.module.css';
import { WithdrawDialog } from './withdraw-dialog';

const AGAIN_MS = 5_000;

interface AnnouncementSheetProps {
  readonly id: string;
  readonly games: readonly DeskAnswer<'announcements'>['games'][number][];
  readonly onSaid: (said: string) => void;
}

/** One announcement as players read it, with who saved it. */
export function AnnouncementSheet({ id, games, onSaid }: AnnouncementSheetProps) {
  const { t } = useTexts();
  const mayChange = useRight('content');
  const { data, refusal, readAgain } = useRead('announcement', { announcement_id: id }, AGAIN_MS);
  const [isOpen, setOpen] = useState(false);
  const canChange = mayChange && data !== null && data.state !== 'withdrawn';
  return (
    <Panel
      title={id}
      tools={
        canChange && (
          <>
            <Button onPress={() => goTo('content', 'edit', id)}>{t('content.edit')}</Button>
            <Button look="danger" onPress={() => setOpen(true)}>
              {t('content.withdraw')}
            </Button>
          </>
        )
      }
    >
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      {data !== null && (
        <SubjectNamesContext value={{ ...NO_NAMES, games: [...games] }}>
          <div className={styles['sheet']}>
            <SavedFacts saved={data} />
            <AnnouncementTexts texts={data.texts} />
          </div>
        </SubjectNamesContext>
      )}
      {isOpen && data !== null && (
        <WithdrawDialog
          saved={data}
          onDone={() => {
            void readAgain();
            onSaid(t('content.was_withdrawn', { id }));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

function SavedFacts({ saved }: { readonly saved: SavedAnnouncementData }) {
  const { t, format } = useTexts();
  const factsOf = useAnnouncementFacts();
  const { state, revision, saved_by, saved_at, withdrawn_at, withdrawn_by, draft } = saved;
  return (
    <Facts
      facts={[
        [t('content.state'), <Badge tone={STATE_TONES[state]}>{t(`content.state_${state}`)}</Badge>],
        ...factsOf(draft),
        [t('content.revision'), revision],
        [t('content.saved'), `${saved_by.join(', ')} · ${format.dateTime(saved_at)}`],
        ...(withdrawn_at === null
          ? []
          : [[t('content.withdrawn'), `${withdrawn_by ?? '–'} · ${format.dateTime(withdrawn_at)}`] as const]),
      ]}
    />
  );
}
