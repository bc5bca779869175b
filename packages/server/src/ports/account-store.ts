import type { LangId } from '@clutchline/contract';

export interface Account {
  readonly accountId: number;
  readonly username: string;
  /** Argon2id, in its own text form. */
  readonly passwordHash: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly lang: LangId;
  /** The zone of the player's betting day, as 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
}

export interface AccountStore {
  byUsername(username: string): Promise<Account | null>;
  byId(accountId: number): Promise<Account | null>;
  /** Stores a new account with an empty wallet; null where the user name is taken. */
  create(account: Omit<Account, 'accountId'>, at: number): Promise<number | null>;
  /** Remembers that the account signed in from a network, as '203.0.113.0/24'; of each account the latest twenty. */
  noteSignIn(accountId: number, network: string, at: number): Promise<void>;
  hasSignedInFrom(accountId: number, network: string): Promise<boolean>;
  setLang(accountId: number, lang: LangId): Promise<void>;
}
