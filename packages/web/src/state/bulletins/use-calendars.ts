import { useState } from 'react';

import type { CallBody, CallData } from '../../data/caller';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { reportUnreachable } from '../report-unreachable';
import { useStore } from '../use-snapshot';

export type CalendarRow = CallData<'listCalendars'>['rows'][number];
export type Reminder = CallBody<'createCalendar'>['reminder'];

export interface CalendarsView {
  readonly list: QueryView<readonly CalendarRow[]>;
  /** Path with the secret, once. */
  readonly path: string | null;
  /** Of the server. */
  readonly problem: string | null;
  readonly create: (name: string, reminder: Reminder) => void;
  readonly revoke: (id: number) => void;
}

/** CAL-1, CAL-3. */
export function useCalendars(): CalendarsView {
  const app = useApp();
  const { generation, token } = useStore(app.session);
  const [path, setPath] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const list = queryView(
    useFetched<readonly CalendarRow[]>({
      key: ['own', generation, 'calendars'],
      fetch: async (signal) => (await fetchData(app, 'listCalendars', {}, signal)).rows,
      enabled: token !== null,
    }),
  );
  const create = async (name: string, reminder: Reminder): Promise<void> => {
    const reply = await app.call('createCalendar', { name, reminder, scope: { kind: 'followed' } });
    if (reply.kind === 'ok') setPath(reply.data.path);
    setProblem(reply.kind === 'refused' ? reply.message : null);
    app.queries.invalidate('own');
  };
  const revoke = async (calendar_id: number): Promise<void> => {
    await app.call('revokeCalendar', { calendar_id });
    app.queries.invalidate('own');
  };
  return {
    list,
    path,
    problem,
    create: (name, reminder) => void create(name, reminder).catch(() => reportUnreachable(app)),
    revoke: (id) => void revoke(id).catch(() => reportUnreachable(app)),
  };
}
