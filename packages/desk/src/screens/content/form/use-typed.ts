import type { SavedAnnouncementData } from '@clutchline/contract/desk';
import { useState } from 'react';

import { useT } from '../../../texts/use-texts';
import type { FormPart } from './form-part';
import {
  draftOf,
  type FieldName,
  fieldOf,
  incompleteTimes,
  NEW_ANNOUNCEMENT,
  type TypedAnnouncement,
  typedOf,
} from './typed-announcement';
import { useChecked } from './use-checked';

/**
 * What the fields have, with what the service answers about it. Faults of a new announcement are shown once their field was
 * changed, or after a try to save.
 */
export function useTyped(saved: SavedAnnouncementData | null) {
  const t = useT();
  const [typed, setTyped] = useState(saved === null ? NEW_ANNOUNCEMENT : typedOf(saved.draft));
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set());
  const [showsAll, setShowsAll] = useState(saved !== null);
  const draft = draftOf(typed);
  const { checked, isCurrent, isStale } = useChecked(draft, saved === null);
  const faults = checked?.faults ?? [];
  const part: FormPart = {
    typed,
    change: (changed: Partial<TypedAnnouncement>, field) => {
      setTyped({ ...typed, ...changed });
      if (field !== null) setTouched(new Set([...touched, field]));
    },
    faultsOf: (field) => {
      const own = showsAll || touched.has(field) ? faults.filter((fault) => fieldOf(fault.field) === field) : [];
      return own.length === 0 ? undefined : own.map(({ fault }) => t(`content.fault_${fault}`)).join(' ');
    },
  };
  const wrong = faults.length + incompleteTimes(typed).length;
  return {
    part,
    draft,
    checked,
    isCurrent,
    isStale,
    wrong,
    shownWrong: showsAll ? wrong : 0,
    showAll: () => setShowsAll(true),
  };
}
