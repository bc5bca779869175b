import type { BalanceInfo, LangCode } from '@clutchline/contract';

/** EMBED-2. */
export interface AppEvents {
  /** `route` is the current screen. */
  readonly 'sign-in-required': { readonly route: string };
  /** Null after sign-out. */
  readonly balance: Omit<BalanceInfo, 'player_id'> | null;
  readonly 'bet-placed': { readonly orderNumbers: readonly string[] };
  readonly route: { readonly route: string };
  readonly lang: { readonly lang: LangCode };
  readonly error: { readonly kind: 'network' | 'region' | 'page' | 'crash' | 'version'; readonly message: string };
}

export type AppEventName = keyof AppEvents;
export type EmitAppEvent = <Name extends AppEventName>(name: Name, event: AppEvents[Name]) => void;
