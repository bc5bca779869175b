import { type LiveView, type LiveViewUpdate, readLiveView } from '@clutchline/contract';

type Fields = Readonly<Record<string, unknown>>;

/** They only grow within a map. */
const LISTS = ['lead', 'kill_steps', 'objectives', 'history'] as const;
const isList = (key: string): boolean => LISTS.some((list) => list === key);

const fieldsOf = (view: LiveView): Fields =>
  Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined));

const entriesOf = (fields: Fields, list: string): readonly unknown[] => {
  const entries: unknown = fields[list];
  return Array.isArray(entries) ? entries : [];
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What makes `after` of `before`, as small as possible (VIEW-5).
 *
 * @example applyViewUpdate(before, viewUpdate(before, after)) // after
 */
export function viewUpdate(before: LiveView | null, after: LiveView): LiveViewUpdate {
  if (before === null || before.round !== after.round || before.family !== after.family) return { view: after };
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  if (!LISTS.every((list) => hasGrown(was, is, list))) return { view: after };
  const added = (list: (typeof LISTS)[number]) => {
    const entries = entriesOf(is, list).slice(entriesOf(was, list).length);
    return list in is && (entries.length > 0 || !(list in was)) ? { [list]: entries } : {};
  };
  const set = Object.fromEntries(Object.entries(is).filter(([key, value]) => !isList(key) && !isSame(value, was[key])));
  const gone = Object.keys(was).filter((key) => !(key in is));
  return {
    ...(Object.keys(set).length > 0 && { set }),
    ...(gone.length > 0 && { gone }),
    ...added('lead'),
    ...added('kill_steps'),
    ...added('objectives'),
    ...added('history'),
  };
}

function hasGrown(was: Fields, is: Fields, list: string): boolean {
  if (list in was && !(list in is)) return false;
  const before = entriesOf(was, list);
  return isSame(before, entriesOf(is, list).slice(0, before.length));
}

/** View after an update; null if it is not valid, so that the reader needs a snapshot. */
export function applyViewUpdate(before: LiveView | null, update: LiveViewUpdate): LiveView | null {
  const { view, set, gone = [] } = update;
  if (view !== undefined) return view;
  if (before === null) return null;
  const was = fieldsOf(before);
  const stays = Object.fromEntries(Object.entries(was).filter(([key]) => !gone.includes(key)));
  const lists = Object.fromEntries(
    LISTS.flatMap((list) => (update[list] === undefined ? [] : [[list, [...entriesOf(was, list), ...update[list]]]])),
  );
  return readLiveView({ ...stays, ...(typeof set === 'object' ? set : null), ...lists });
}
