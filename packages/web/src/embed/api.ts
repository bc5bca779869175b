/** Wire codes. */
export type AppLang = 'en-US' | 'zh-CN' | 'zh-TW' | 'th-TH' | 'vi-VN' | 'in-ID' | 'ja-JP' | 'ko-KR';
export type AppTheme = 'arena' | 'light' | 'contrast';

/** The brand of an operator as data; docs/theming.md. */
export interface AppBrand {
  /** For language 1, and for all others (NAV-6). */
  readonly zh: string;
  readonly other: string;
  /** SVG path data on a grid of 24 by 24. */
  readonly mark?: string | undefined;
  readonly look?: AppLook | undefined;
}

export interface AppLook {
  /** Two colours, "#rrggbb", from which all others are computed. */
  readonly accent: string;
  readonly ground: string;
  /** Radius of a card in px, 0 to 24. */
  readonly corners?: number | undefined;
  readonly density?: 'compact' | 'regular' | 'roomy' | undefined;
  /** Font families that the page provides or the machine has; up to four each. */
  readonly fonts?:
    { readonly text?: readonly string[] | undefined; readonly display?: readonly string[] | undefined } | undefined;
}

/** What opens at the start (NAV-5, EMBED-2). Ignores invalid values. */
export interface StartSelections {
  readonly gameId?: number | undefined;
  readonly pointIds?: readonly number[] | undefined;
  readonly gameTypeId?: number | undefined;
  readonly eventIds?: readonly number[] | undefined;
}

export interface LiveOptions {
  /**
   * Of a session, or signed by the operator (JWT), which the app exchanges once; 16 to 4,096 characters. Null signs out, omitted
   * uses the stored one. While a bet is pending a new token waits.
   */
  readonly token?: string | null | undefined;
  /** Wire code, "ja-JP", or id 1 to 8. At the start the player's saved choice has precedence (LANG-6). */
  readonly lang?: AppLang | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  readonly theme?: AppTheme | undefined;
  /** Origin and path before `/api`, "https://bets.example"; '' is the page's. */
  readonly apiBase?: string | undefined;
  /**
   * Https address of your page for a route, with `{route}`: "https://bets.example/esports?open={route}". Shared links lead
   * there; default the address of the page.
   */
  readonly publicUrl?: string | undefined;
  /**
   * Minor units (50000 is 500.00); a greater total stake needs confirmation. Default: a tenth of the balance, at least
   * the largest chip.
   */
  readonly confirmAbove?: number | undefined;
  /** `neutral` shows won and lost as "Settled" (BET-3). Default `normal`. */
  readonly resultDisplay?: 'normal' | 'neutral' | undefined;
  /** Names, mark and look. An invalid look is reported to the page, and the default one remains. */
  readonly brand?: AppBrand | undefined;
  /** Path and query, "/match/detail?game_id=1204". */
  readonly route?: string | undefined;
}

export interface MountOptions extends LiveOptions {
  /** Default `memory`. */
  readonly history?: 'path' | 'hash' | 'memory' | undefined;
  /** Prefix of stored values; apps of one page need different ones. Default "clutchline". */
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

/** EMBED-2. */
export interface AppEvents {
  readonly 'sign-in-required': { readonly route: string };
  /** Decimal, "12480.50"; null after sign-out. */
  readonly balance: { readonly amount: string; readonly nickname: string; readonly currency_id: number } | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  /** Path and query. */
  readonly route: { readonly route: string };
  readonly lang: { readonly lang: AppLang };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

export interface AppHandle<Options = LiveOptions, Events = AppEvents> {
  /** Omitted options remain. */
  readonly update: (options: Options) => void;
  /** Returns the unsubscription. */
  readonly on: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => () => void;
  readonly off: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  readonly destroy: () => void;
}

/** Mounts an app in a page that is trusted with the token, in its styles (EMBED-1). */
export type Mount = (element: HTMLElement, options?: MountOptions) => AppHandle;

/**
 * `<clutchline-app>`, with a shadow root. Attributes `lang theme api-base public-url history storage-key route
 * confirm-above result-display`.
 */
export interface ClutchlineAppElement extends HTMLElement {
  /** No attribute, so that markup never contains it. */
  token: string | null | undefined;
  brand: LiveOptions['brand'];
  /** Read when attached. */
  selections: StartSelections | undefined;
  /** CustomEvents that do not bubble. */
  addEventListener<Name extends keyof AppEvents>(
    type: Name,
    listener: (event: CustomEvent<AppEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof AppEvents>(
    type: Name,
    listener: (event: CustomEvent<AppEvents[Name]>) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Default "clutchline-app"; has an effect once. */
export type DefineClutchlineApp = (name?: string) => void;

/** `apiBase` is the frame's origin. */
export type FrameLiveOptions = Pick<LiveOptions, 'token' | 'lang' | 'theme' | 'route'>;

export interface FrameOptions extends FrameLiveOptions {
  /** Address of the frame page; default `/frame.html` on the loader's server. */
  readonly page?: string | undefined;
  /** For screen readers, in the host's language. */
  readonly title: string;
  /** The frame takes its content's height up to this, in px; default the window's. */
  readonly maxHeight?: number | undefined;
  readonly brand?: LiveOptions['brand'];
  readonly publicUrl?: LiveOptions['publicUrl'];
  readonly confirmAbove?: LiveOptions['confirmAbove'];
  readonly resultDisplay?: LiveOptions['resultDisplay'];
  readonly storageKey?: string | undefined;
  readonly selections?: StartSelections | undefined;
}

export interface FrameEvents extends AppEvents {
  /** Px, already applied. */
  readonly height: { readonly height: number };
}

/** Mounts an app in a frame of another origin, so that the host cannot reach token and app. */
export type EmbedFrame = (element: HTMLElement, options: FrameOptions) => AppHandle<FrameLiveOptions, FrameEvents>;
