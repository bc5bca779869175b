import { LANGUAGES } from '@clutchline/contract';
import { NAMED_SUBJECT, type NamedSubject } from '@clutchline/contract/desk';
import { useState } from 'react';
import * as z from 'zod/mini';

import type { WriteResult } from '../../calls/desk-result';

export interface SeenNames {
  /** Of the dialog's begin, or of the last conflict that was shown. */
  readonly seen: NamedSubject;
  /** Another operator changed them since the dialog was opened. */
  readonly isChanged: boolean;
  /** Match and language of the refusal that both teams would have one name; null: none. */
  readonly sameName: SameName | null;
  /** Takes over what a refusal has; returns whether it is shown by the dialog. */
  readonly takeRefusal: (result: WriteResult<unknown>) => boolean;
}

const sameNameFields = z.object({
  game_id: z.int(),
  language: z.enum(LANGUAGES.map(({ suffix }) => suffix)),
});
export type SameName = z.infer<typeof sameNameFields>;

/**
 * The names that a save is made on.
 *
 * @param onConflict takes over what another operator has saved since.
 */
export function useSeenNames(
  opened: NamedSubject,
  onConflict?: (before: NamedSubject, now: NamedSubject) => void,
): SeenNames {
  // The sheet behind the dialog is read again; a save names what was seen when the dialog was opened.
  const [seen, setSeen] = useState(opened);
  const [isChanged, setChanged] = useState(false);
  const [sameName, setSameName] = useState<SameName | null>(null);
  return {
    ...{ seen, isChanged, sameName },
    takeRefusal(result) {
      setSameName(null);
      if (result.kind !== 'refused') return false;
      if (result.problem === 'same_name') {
        const parsed = z.safeParse(sameNameFields, result.fields);
        if (parsed.success) setSameName(parsed.data);
        return parsed.success;
      }
      if (result.problem !== 'changed_meanwhile') return false;
      const parsed = z.safeParse(NAMED_SUBJECT, result.fields['now']);
      if (!parsed.success) return false;
      onConflict?.(seen, parsed.data);
      setSeen(parsed.data);
      setChanged(true);
      return true;
    },
  };
}
