import { createStore, type StoreApi } from 'zustand/vanilla';

/** Section 9, ERR-3. */
export const NOTICE_MS = 1_500;
export const SIGN_IN_MS = 3_000;

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
  /** Ids of left-out start values (C14). */
  | { readonly kind: 'dropped'; readonly events: string; readonly points: string };

/** Screen readers announce `sign-in` at once. */
export type BannerKind = 'notice' | 'sign-in';

interface Line {
  readonly text: BannerText;
  readonly kind: BannerKind;
}

export interface BannerState {
  readonly shown: BannerText | null;
  readonly kind: BannerKind;
  /** Ignores a shown or queued line. */
  readonly show: (line: Line) => void;
  /** The line remains; afterwards its whole time runs again. Held at first, until the code that draws lines is there. */
  readonly hold: (held: boolean) => void;
}

export type BannerStore = StoreApi<BannerState>;

const wordsOf = (text: BannerText): string => Object.values(text).join();

export function createBannerStore(): BannerStore {
  const waiting: Line[] = [];
  let isHeld = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(): void {
    if (isHeld) return;
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
      isHeld = held;
      clearTimeout(timer);
      if (get().shown !== null) run();
    },
  }));
  return store;
}

export function showBanner(banner: BannerStore, text: BannerText, kind: BannerKind = 'notice'): void {
  banner.getState().show({ text, kind });
}
