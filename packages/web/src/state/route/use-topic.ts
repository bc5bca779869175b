import { useSyncExternalStore } from 'react';

import { useApp } from '../app-context';
import type { LaterPath } from './screen-of';

const TOPIC = /^[a-z0-9@-]{1,40}$/;

export interface TopicView {
  /** Part of a long page, such as `map-winner@1`; null if missing or invalid. */
  readonly topic: string | null;
  readonly href: (screen: LaterPath, topic: string) => string;
  /** Replaces the step, so that the way back leaves the page. */
  readonly choose: (topic: string) => void;
}

/** The topic is part of the address, in every kind of history and embedding. */
export function useTopic(): TopicView {
  const { location } = useApp().env;
  const { path, search } = useSyncExternalStore(location.subscribe, location.read);
  const named = new URLSearchParams(search).get('topic') ?? '';
  return {
    topic: TOPIC.test(named) ? named : null,
    href: (screen, topic) => location.href(addressOf(screen, topic)),
    choose: (topic) => location.go(addressOf(path, topic), { replace: true, state: location.read().state }),
  };
}

const addressOf = (path: string, topic: string): string => `${path}?topic=${topic}`;
