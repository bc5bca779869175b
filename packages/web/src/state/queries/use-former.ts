import { useState } from 'react';

import type { QueryView } from './use-fetched';

/** While other data loads, the former data of `of` remains if `isShown`: a skeleton would take the focus away (U2). */
export function useFormer<Data, Of>(view: QueryView<Data>, of: Of, isShown: (former: Of) => boolean): QueryView<Data> {
  const [former, setFormer] = useState<{ readonly of: Of; readonly data: Data } | null>(null);
  if (view.status === 'ready' && view.data !== former?.data) setFormer({ of, data: view.data });
  return view.status === 'loading' && former !== null && isShown(former.of)
    ? { status: 'ready', data: former.data }
    : view;
}
