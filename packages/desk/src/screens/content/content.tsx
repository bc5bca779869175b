import type { SavedAnnouncementData } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { CheckboxRow } from '@clutchline/web/ui/checkbox-row';
import { useState } from 'react';

import { goTo, useRest } from '../../app/place';
import { useRead, useRight } from '../../app/use-desk';
import { useT } from '../../texts/use-texts';
import { Page } from '../../ui/page';
import { useLostFocus } from '../../ui/use-lost-focus';
import { AnnouncementList } from './announcement-list';
import { AnnouncementSheet } from './announcement-sheet';
import styles from './content.module.css';
import { AnnouncementForm } from './form/announcement-form';
import type { Game } from './form/head-fields';
import { Pins } from './pins/pins';

const AGAIN_MS = 5_000;
const NOT_READ = { announcements: null, games: [] } as const;

interface ContentPlace {
  /** Null: the list. */
  readonly form: 'add' | 'edit' | null;
  /** Of the announcement that is shown or edited. */
  readonly id: string | null;
}

function placeIn([part, of]: readonly string[], mayChange: boolean): ContentPlace {
  const id = of ?? null;
  if (mayChange && part === 'add') return { form: part, id: null };
  if (mayChange && part === 'edit') return { form: part, id };
  return { form: null, id: part === 'show' ? id : null };
}

/** Announcements and pins (DESK-21). `#/content/add`, `#/content/show/<id>`, `#/content/edit/<id>`. */
export default function Content() {
  const t = useT();
  const rest = useRest();
  const [ended, setEnded] = useState(false);
  const mayChange = useRight('content');
  const { form, id } = placeIn(rest, mayChange);
  const isForm = form !== null;
  const { data, isStale, refusal, readAgain } = useRead('announcements', { ended }, AGAIN_MS);
  const [said, setSaid] = useState<string | null>(null);
  const place = useLostFocus<HTMLDivElement>(rest.join('/'));
  const { announcements, games } = data ?? NOT_READ;

  const say = (text: string): void => {
    setSaid(text);
    void readAgain();
  };
  return (
    <Page
      title={t('content.title')}
      about={isForm ? undefined : <Count of={announcements} />}
      // A form keeps what is typed, and reports by itself that the server does not answer.
      isStale={isStale && !isForm}
      refusal={refusal}
      tools={!isForm && <Tools ended={ended} onEnded={setEnded} mayChange={mayChange} />}
    >
      {said !== null && <Banner tone="up">{said}</Banner>}
      <div
        ref={place}
        className={styles['parts']}
        role="group"
        aria-label={t(isForm ? 'content.form' : 'content.announcements')}
        tabIndex={-1}
      >
        {isForm ? (
          <FormPart id={id} games={games} onSaid={say} />
        ) : (
          <AnnouncementList announcements={announcements} chosen={id} mayChange={mayChange} />
        )}
        {!isForm && id !== null && <AnnouncementSheet key={id} id={id} games={games} onSaid={say} />}
      </div>
      {!isForm && <Pins onSaid={setSaid} />}
    </Page>
  );
}

function Count({ of }: { readonly of: readonly unknown[] | null }) {
  const t = useT();
  return of === null ? null : t('content.count', { count: of.length });
}

interface ToolsProps {
  readonly ended: boolean;
  readonly onEnded: (ended: boolean) => void;
  readonly mayChange: boolean;
}

function Tools({ ended, onEnded, mayChange }: ToolsProps) {
  const t = useT();
  return (
    <>
      <CheckboxRow text={t('content.with_ended')} checked={ended} onToggle={() => onEnded(!ended)} />
      {mayChange && <Button onPress={() => goTo('content', 'add')}>{t('content.add')}</Button>}
    </>
  );
}

interface FormPartProps {
  /** Null: a new announcement. */
  readonly id: string | null;
  readonly games: readonly Game[];
  readonly onSaid: (said: string) => void;
}

function FormPart({ id, games, onSaid }: FormPartProps) {
  const t = useT();
  const show = (saved: SavedAnnouncementData | null, savedId: string): void => {
    onSaid(t('content.was_saved', { id: savedId, revision: saved?.revision ?? '–' }));
    goTo('content', 'show', savedId);
  };
  if (id === null) return <AnnouncementForm saved={null} games={games} onSaved={show} />;
  return <EditForm key={id} id={id} games={games} onSaved={show} />;
}

interface EditFormProps {
  readonly id: string;
  readonly games: readonly Game[];
  readonly onSaved: (saved: SavedAnnouncementData | null, id: string) => void;
}

/** As it was when the form was opened: its revision is the one that is edited. */
function EditForm({ id, games, onSaved }: EditFormProps) {
  const t = useT();
  const { data, refusal } = useRead('announcement', { announcement_id: id });
  if (refusal !== null) return <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>;
  if (data === null) return <p>{t('common.loading')}</p>;
  return <AnnouncementForm saved={data} games={games} onSaved={onSaved} />;
}
