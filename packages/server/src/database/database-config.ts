/** `settings` are such as `max_connections=100`. */
export interface EmbeddedConfig {
  readonly kind: 'embedded';
  readonly folder: string;
  readonly isDefaultFolder: boolean;
  readonly settings?: readonly string[];
}

/** `mustBeDurable` requires settings that never lose confirmed bets. */
export type DatabaseConfig =
  EmbeddedConfig | { readonly kind: 'external'; readonly url: string; readonly mustBeDurable: boolean };
