import type { DeskAnswer } from '@clutchline/contract/desk';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type Me = DeskAnswer<'me'>;

/** `locked`: the page of the operator stays, covered, until an operator signs in. */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'signed_in'; readonly me: Me }
  | { readonly kind: 'locked'; readonly me: Me; readonly cause: 'idle' | 'ended' };

export type SessionStore = StoreApi<Session>;

export const createSessionStore = (): SessionStore => createStore<Session>(() => ({ kind: 'unknown' }));

export const signedIn = (store: SessionStore, me: Me): void => store.setState({ kind: 'signed_in', me }, true);

export const signedOut = (store: SessionStore): void => store.setState({ kind: 'signed_out' }, true);

/** What was typed stays behind the lock. */
export function lock(store: SessionStore, cause: 'idle' | 'ended'): void {
  const session = store.getState();
  if (session.kind === 'signed_in') store.setState({ kind: 'locked', me: session.me, cause }, true);
  else if (session.kind === 'unknown') signedOut(store);
}
