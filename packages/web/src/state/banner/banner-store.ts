import { createStore, type StoreApi } from 'zustand/vanilla';

/** Display times: a notice 1.5 s, a sign-in request 3 s (section 9 of the specification, ERR-3). */
export const NOTICE_MS = 1_500;
export const SIGN_IN_MS = 3_000;

/** A text of the catalogues, or a sentence from the server. */
export type BannerText =
  | {
      readonly kind: 'key';
      readonly key:
        | 'server.you_not_login_now'
        | 'refusal.no_match'
        | 'notice.bad_start_value'
        | 'notice.slip_dropped'
        | 'common.loading_failed';
    }
  | { readonly kind: 'text'; readonly text: string };

/** `sign-in`: announced at once by screen readers, with a sign-in button. */
export type BannerKind = 'notice' | 'sign-in';

interface Line {
  readonly text: BannerText;
  readonly kind: BannerKind;
}

export interface BannerState {
  readonly shown: BannerText | null;
  readonly kind: BannerKind;
  /** Queues a line; one that is shown or queued is not repeated. */
  readonly show: (line: Line) => void;
  /** Pauses while pointer or focus is on the line; afterwards its whole time runs again. */
  readonly hold: (held: boolean) => void;
}

export type BannerStore = StoreApi<BannerState>;

const wordsOf = (text: BannerText): string => (text.kind === 'key' ? text.key : text.text);

/** The banner on top of the page: one line at a time. */
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

/** Shows a text for its time, after the queued ones. */
export function showBanner(banner: BannerStore, text: BannerText, kind: BannerKind = 'notice'): void {
  banner.getState().show({ text, kind });
}
