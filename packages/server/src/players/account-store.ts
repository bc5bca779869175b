import type { LangId } from '@clutchline/contract';

export interface Account {
  readonly accountId: number;
  readonly username: string;
  /** Argon2id in PHC string format. */
  readonly passwordHash: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly lang: LangId;
  /** IANA zone such as 'Asia/Tokyo' (SLIP-8). */
  readonly timeZone: string;
}

export interface AccountStore {
  byUsername(username: string): Promise<Account | null>;
  byId(accountId: number): Promise<Account | null>;
  /** With an empty wallet; null if the user name exists. */
  create(account: Omit<Account, 'accountId'>, at: number): Promise<number | null>;
  /** Network such as '203.0.113.0/24'; the latest twenty are stored. */
  noteSignIn(accountId: number, network: string, at: number): Promise<void>;
  hasSignedInFrom(accountId: number, network: string): Promise<boolean>;
  setLang(accountId: number, lang: LangId): Promise<void>;
}
