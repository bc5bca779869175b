import type { BalanceInfo, LangCode } from '@clutchline/contract';

/** Events for the host page (EMBED-2). */
export interface AppEvents {
  /** An action of the player needs a sign-in; `route` is the current screen. */
  readonly 'sign-in-required': { readonly route: string };
  /** The current balance; null after sign-out. */
  readonly balance: Omit<BalanceInfo, 'player_id'> | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  /** Path and query of the open screen. */
  readonly route: { readonly route: string };
  /** The displayed language. */
  readonly lang: { readonly lang: LangCode };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

export type AppEventName = keyof AppEvents;
export type EmitAppEvent = <Name extends AppEventName>(name: Name, event: AppEvents[Name]) => void;
