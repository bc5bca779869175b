import { createStore, type StoreApi } from 'zustand/vanilla';

/** Section 9 of the specification, ERR-3. */
export const NOTICE_MS = 1_500;
export const SIGN_IN_MS = 3_000;

/** A catalogue text, or a sentence from the server. */
export type BannerText =
  | {
      readonly kind: 'key';
      readonly key:
        | 'server.you_not_login_now'
        | 'refusal.no_match'
        | 'notice.bad_start_value'
        | 'notice.slip_dropped'
        | 'notice.favorites_full'
        | 'common.loading_failed';
    }
  | { readonly kind: 'text'; readonly text: string }
  /** Start values that were left out, as ids (C14). */
  | { readonly kind: 'dropped'; readonly events: string; readonly points: string };

/** `sign-in`: announced at once by screen readers, with a sign-in button. */
export type BannerKind = 'notice' | 'sign-in';

interface Line {
  readonly text: BannerText;
  readonly kind: BannerKind;
}

export interface BannerState {
  readonly shown: BannerText | null;
  readonly kind: BannerKind;
  /** Ignores a line that is shown or queued. */
  readonly show: (line: Line) => void;
  /** While held, the line remains; then its whole time runs again. */
  readonly hold: (held: boolean) => void;
}

export type BannerStore = StoreApi<BannerState>;

const wordsOf = (text: BannerText): string => Object.values(text).join();

export function createBannerStore(): BannerStore {
  const waiting: Line[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    timer = setTimeout(next, store.getState().kind === 'notice' ? NOTICE_MS : SIGN_IN_MS);
  }
  function next(): void {
    const line = waiting.shift();
    store.setState(line === undefined ? { shown: null } : { shown: line.text, kind: line.kind });
    if (line !== undefined) run();
  }
  const store: BannerStore = createStore((_set, get) => ({
    shown: null,
    kind: 'notice',
    show(line) {
      const { shown } = get();
      const known = [...(shown === null ? [] : [shown]), ...waiting.map(({ text }) => text)];
      if (known.some((text) => wordsOf(text) === wordsOf(line.text))) return;
      waiting.push(line);
      if (shown === null) next();
    },
    hold(held) {
      clearTimeout(timer);
      if (!held && get().shown !== null) run();
    },
  }));
  return store;
}

/** Queues a text. */
export function showBanner(banner: BannerStore, text: BannerText, kind: BannerKind = 'notice'): void {
  banner.getState().show({ text, kind });
}
