import type { DeskAnswer } from '@clutchline/contract/desk';
import { Banner } from '@clutchline/web/ui/banner';
import { Button } from '@clutchline/web/ui/button';
import { useState } from 'react';

import { useRead, useRight } from '../../../app/use-desk';
import { useTextsOf, NO_NAMES, withId } from '../../../live/use-subject-names';
import { useTexts } from '../../../texts/use-texts';
import { type DeskColumn, DeskTable } from '../../../ui/desk-table';
import { Panel } from '../../../ui/panel';
import { PinDialog } from './pin-dialog';
import { type PinTarget, UnpinDialog } from './unpin-dialog';

const AGAIN_MS = 5_000;
const NOT_READ = { pins: [], most: 0, names: NO_NAMES } as const;

type Pin = DeskAnswer<'pins'>['pins'][number];
type Open = { readonly kind: 'pin' } | { readonly kind: 'unpin'; readonly target: PinTarget };

const targetOf = ({ event_id, game_id }: Pin): Omit<PinTarget, 'name'> =>
  game_id === null ? { kind: 'event', id: event_id } : { kind: 'match', id: game_id };

interface ColumnsOptions {
  readonly nameOf: (pin: Pin) => string;
  /** Null: without the right. */
  readonly onRemove: ((pin: Pin) => void) | null;
}

function usePinColumns({ nameOf, onRemove }: ColumnsOptions): readonly DeskColumn<Pin>[] {
  const { t, format } = useTexts();
  return [
    { id: 'kind', head: t('content.pin_kind'), cell: (pin) => t(`content.pin_${targetOf(pin).kind}`) },
    { id: 'name', head: t('content.pin_what'), cell: nameOf },
    {
      id: 'until',
      head: t('content.pin_until'),
      cell: ({ until }) => (until === null ? t('content.no_end') : format.dateTime(until)),
      isNumeric: true,
    },
    { id: 'by', head: t('content.pinned_by'), cell: ({ pinned_by }) => pinned_by },
    { id: 'at', head: t('content.pinned_at'), cell: ({ pinned_at }) => format.dateTime(pinned_at), isNumeric: true },
    {
      id: 'act',
      head: t('common.actions'),
      cell: (pin) => onRemove !== null && <Button onPress={() => onRemove(pin)}>{t('content.unpin')}</Button>,
    },
  ];
}

/** What comes first on the home (HOME-3). */
export function Pins({ onSaid }: { readonly onSaid: (said: string) => void }) {
  const { t } = useTexts();
  const { data, refusal, readAgain } = useRead('pins', {}, AGAIN_MS);
  const mayChange = useRight('content');
  const [open, setOpen] = useState<Open | null>(null);
  const { pins, most, names } = data ?? NOT_READ;
  const texts = useTextsOf(names);
  const nameOf = ({ event_id, game_id }: Pin): string =>
    game_id === null ? withId(texts.event(event_id), event_id) : withId(texts.match(game_id), game_id);
  const remove = (pin: Pin): void => setOpen({ kind: 'unpin', target: { ...targetOf(pin), name: nameOf(pin) } });
  const columns = usePinColumns({ nameOf, onRemove: mayChange ? remove : null });
  const close = {
    onDone: (said: string) => {
      void readAgain();
      onSaid(said);
    },
    onClose: () => setOpen(null),
  };
  return (
    <Panel
      title={t('content.pins')}
      tools={mayChange && <Button onPress={() => setOpen({ kind: 'pin' })}>{t('content.pin')}</Button>}
    >
      {refusal !== null && <Banner tone="down">{t(`problems.${refusal.problem}`)}</Banner>}
      <DeskTable
        label={t('content.pins')}
        columns={columns}
        rows={pins}
        idOf={({ event_id, game_id }) => `${event_id}-${game_id ?? ''}`}
        empty={data === null ? t('common.loading') : t('content.no_pins')}
      />
      {open?.kind === 'pin' && <PinDialog most={most} {...close} />}
      {open?.kind === 'unpin' && <UnpinDialog target={open.target} {...close} />}
    </Panel>
  );
}
