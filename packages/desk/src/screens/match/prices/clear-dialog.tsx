import { ActDialog } from '../../../acts/act-dialog';
import { useDesk } from '../../../app/use-desk';
import { useT } from '../../../texts/use-texts';
import { ChangedMeanwhile } from './changed-meanwhile';
import type { PriceNames, PricedPlay } from './price-rows';
import { useSeenPlay } from './use-seen-play';

interface ClearDialogProps {
  readonly play: PricedPlay;
  readonly names: PriceNames;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Back to the price of the feed at once; the margin stays. */
export function ClearDialog({ play, names, onDone, onClose }: ClearDialogProps) {
  const { calls } = useDesk();
  const t = useT();
  const { seen, isChanged, takeConflict } = useSeenPlay(play);
  return (
    <ActDialog
      title={t('prices.clear_title', { play: names.play(play.play_id) })}
      confirm={t('prices.clear')}
      quick={['checked', 'mistake', 'price_wrong']}
      run={(given) => calls.write('clearPrice', { ...given, play_id: play.play_id, version: seen.version })}
      onDone={onDone}
      onRefused={takeConflict}
      onClose={onClose}
    >
      {isChanged && <ChangedMeanwhile now={seen} />}
    </ActDialog>
  );
}
