import { PRICED_PLAY } from '@clutchline/contract/desk';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { WriteResult } from '../../../calls/desk-result';
import type { PricedPlay } from './price-rows';

export interface SeenPlay {
  readonly seen: PricedPlay;
  /** Another operator changed it since the dialog was opened. */
  readonly isChanged: boolean;
  /** Takes over what it is now; returns whether the refusal was of this kind. */
  readonly takeConflict: (result: WriteResult<unknown>) => boolean;
}

/** The version that a save names: that of the dialog's begin, or of the last conflict that was shown. */
export function useSeenPlay(opened: PricedPlay): SeenPlay {
  const [now, setNow] = useState<PricedPlay | null>(null);
  return {
    seen: now ?? opened,
    isChanged: now !== null,
    takeConflict(result) {
      if (result.kind !== 'refused' || result.problem !== 'changed_meanwhile') return false;
      const parsed = z.safeParse(PRICED_PLAY, result.fields['now']);
      if (parsed.success) setNow(parsed.data);
      return parsed.success;
    },
  };
}
