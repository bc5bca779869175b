import type { LangId } from '@clutchline/contract';
import type { SavedAnnouncementData } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { goTo } from '../../../app/place';
import { useT } from '../../../texts/use-texts';
import { ButtonRow } from '../../../ui/button-row';
import { Panel } from '../../../ui/panel';
import styles from './announcement-form.module.css';
import { AudienceFields } from './audience-fields';
import { type Game, HeadFields } from './head-fields';
import { SaveDialog } from './save-dialog';
import { TextFields } from './text-fields';
import { TimeFields } from './time-fields';
import { useTyped } from './use-typed';

interface AnnouncementFormProps {
  /** The one to edit, as it was read; null: a new one. */
  readonly saved: SavedAnnouncementData | null;
  readonly games: readonly Game[];
  readonly onSaved: (saved: SavedAnnouncementData | null, id: string) => void;
}

/** What is typed stays, whatever the service answers. */
export function AnnouncementForm({ saved, games, onSaved }: AnnouncementFormProps) {
  const t = useT();
  const { part, draft, checked, isCurrent, isStale, wrong, shownWrong, showAll } = useTyped(saved);
  const [isSaving, setSaving] = useState(false);
  const [lang, setLang] = useState<LangId>(2);
  const needsTwo = checked?.needs_two === true;
  const save = (): void => {
    showAll();
    if (wrong === 0) setSaving(true);
  };
  return (
    <Panel title={saved === null ? t('content.add_title') : t('content.edit_title', { id: saved.draft.id })}>
      <div className={styles['form']}>
        <div className={styles['groups']}>
          <HeadFields {...part} isNew={saved === null} />
          <TimeFields {...part} now={checked?.now ?? null} />
          <AudienceFields {...part} games={games} />
        </div>
        <TextFields {...part} lang={lang} onLang={setLang} texts={checked?.texts ?? []} />
      </div>
      <Foot
        cancelTo={saved?.draft.id ?? null}
        needsTwo={needsTwo}
        isStale={isStale}
        isReady={isCurrent}
        wrong={shownWrong}
        onSave={save}
      />
      {isSaving && (
        <SaveDialog
          draft={draft}
          seen={saved?.revision ?? null}
          needsTwo={needsTwo}
          onDone={(done) => onSaved(done, draft.id)}
          onClose={() => setSaving(false)}
        />
      )}
    </Panel>
  );
}

interface FootProps {
  /** Id of the announcement that is shown then; null: the list. */
  readonly cancelTo: string | null;
  readonly needsTwo: boolean;
  readonly isStale: boolean;
  /** What is typed was checked. */
  readonly isReady: boolean;
  /** How many faults are shown. */
  readonly wrong: number;
  readonly onSave: () => void;
}

function Foot({ cancelTo, needsTwo, isStale, isReady, wrong, onSave }: FootProps) {
  const t = useT();
  return (
    <>
      {needsTwo && <Banner tone="warn">{t('content.needs_two')}</Banner>}
      {isStale && <Banner tone="warn">{t('common.stale')}</Banner>}
      <div role="alert">{wrong > 0 && <Banner tone="down">{t('content.faults', { count: wrong })}</Banner>}</div>
      <ButtonRow at="end">
        <Button look="quiet" onPress={() => goTo('content', ...(cancelTo === null ? [] : ['show', cancelTo]))}>
          {t('common.cancel')}
        </Button>
        <Button look="primary" inactive={!isReady} onPress={onSave}>
          {t(needsTwo ? 'content.propose' : 'content.save')}
        </Button>
      </ButtonRow>
    </>
  );
}
