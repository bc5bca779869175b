import type { ListedAnnouncement } from '@clutchline/contract/desk';
import { Badge, type BadgeTone } from '@clutchline/web/ui/badge';

import { goTo } from '../../app/place';
import { textFor } from '../../live/announcement-texts';
import { LANG_IDS } from '../../texts/create-texts';
import { useTexts } from '../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../ui/desk-table';
import { Wrapped } from '../../ui/wrapped';

export const STATE_TONES: Readonly<Record<ListedAnnouncement['state'], BadgeTone>> = {
  planned: 'accent',
  published: 'up',
  expired: 'neutral',
  withdrawn: 'down',
};

interface AnnouncementListProps {
  /** Null: not read yet. */
  readonly announcements: readonly ListedAnnouncement[] | null;
  readonly chosen: string | null;
  readonly mayChange: boolean;
}

export function AnnouncementList({ announcements, chosen, mayChange }: AnnouncementListProps) {
  const { t, format, language } = useTexts();
  const columns: readonly DeskColumn<ListedAnnouncement>[] = [
    {
      id: 'title',
      head: t('content.text_title'),
      cell: ({ titles }) => <Wrapped>{textFor(titles, LANG_IDS[language])?.title ?? '–'}</Wrapped>,
    },
    {
      id: 'state',
      head: t('content.state'),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`content.state_${state}`)}</Badge>,
    },
    { id: 'type', head: t('content.type'), cell: ({ type }) => t(`content.type_${type}`) },
    {
      id: 'severity',
      head: t('content.severity'),
      cell: ({ severity }) => (
        <Badge tone={severity === 'urgent' ? 'warn' : 'neutral'}>{t(`content.severity_${severity}`)}</Badge>
      ),
    },
    {
      id: 'publish',
      head: t('content.publish_at'),
      cell: ({ publish_at }) => format.dateTime(publish_at),
      isNumeric: true,
    },
    {
      id: 'expires',
      head: t('content.expires_at'),
      cell: ({ expires_at }) => (expires_at === null ? '–' : format.dateTime(expires_at)),
      isNumeric: true,
    },
    { id: 'pinned', head: t('content.pinned'), cell: ({ pinned }) => (pinned ? t('content.yes') : '–') },
    {
      id: 'languages',
      head: t('content.languages'),
      cell: ({ titles }) => titles.map(({ lang }) => t(`content.short_${lang}`)).join(' '),
    },
    { id: 'revision', head: t('content.revision'), cell: ({ revision }) => revision, isNumeric: true },
    { id: 'id', head: t('content.id'), cell: ({ announcement_id }) => <Wrapped>{announcement_id}</Wrapped> },
  ];
  return (
    <DeskTable
      label={t('content.announcements')}
      columns={columns}
      rows={announcements ?? []}
      idOf={({ announcement_id }) => announcement_id}
      empty={announcements === null ? t('common.loading') : t('content.none')}
      onOpen={({ announcement_id }) => goTo('content', 'show', announcement_id)}
      maxHeight="45vh"
      isChosen={({ announcement_id }) => announcement_id === chosen}
      keys={{
        e: ({ announcement_id, state }) => {
          if (mayChange && state !== 'withdrawn') goTo('content', 'edit', announcement_id);
        },
      }}
    />
  );
}
