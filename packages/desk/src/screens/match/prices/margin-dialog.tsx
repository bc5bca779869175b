import { useState } from 'react';

import { ActDialog } from '../../../acts/act-dialog';
import { useDesk } from '../../../app/use-desk';
import { useT } from '../../../texts/use-texts';
import { TextField } from '../../../ui/text-field';
import { ChangedMeanwhile } from './changed-meanwhile';
import type { PriceNames, PricedPlay } from './price-rows';
import { useSeenPlay } from './use-seen-play';

const MOST = 300;

const isMargin = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= MOST;

interface MarginDialogProps {
  readonly play: PricedPlay;
  readonly names: PriceNames;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Thousandths for the whole play; empty: as the feed has (DESK-9). */
export function MarginDialog({ play, names, onDone, onClose }: MarginDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const [text, setText] = useState(play.margin === null ? '' : String(play.margin));
  const { seen, isChanged, takeConflict } = useSeenPlay(play);
  const isValid = text === '' || isMargin(text);
  return (
    <ActDialog
      title={t('prices.margin_title', { play: names.play(play.play_id) })}
      confirm={t('prices.save')}
      isReady={isValid}
      run={(given) =>
        calls.write('setMargin', {
          ...given,
          ...{ play_id: play.play_id, version: seen.version, margin: text === '' ? null : Number(text) },
        })
      }
      onDone={onDone}
      onRefused={takeConflict}
      onClose={onClose}
    >
      {isChanged && <ChangedMeanwhile now={seen} />}
      <TextField
        label={t('prices.margin')}
        value={text}
        onChange={setText}
        inputMode="numeric"
        maxLength={3}
        note={t('prices.margin_note', { margin: play.feed_margin ?? '–' })}
        fault={isValid ? undefined : t('prices.no_margin')}
      />
    </ActDialog>
  );
}
