import type { BalanceInfo, LangCode } from '@clutchline/contract';

/** What the app tells the page around it (EMBED-2). */
export interface AppEvents {
  /** The player wants to do something that needs a sign-in; `route` is where. */
  readonly 'sign-in-required': { readonly route: string };
  /** The balance as it is now; null: nobody is signed in any more. */
  readonly balance: Omit<BalanceInfo, 'player_id'> | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  /** Path and query of the screen that is open. */
  readonly route: { readonly route: string };
  /** The language on the screen. */
  readonly lang: { readonly lang: LangCode };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

export type AppEventName = keyof AppEvents;
export type EmitAppEvent = <Name extends AppEventName>(name: Name, event: AppEvents[Name]) => void;
