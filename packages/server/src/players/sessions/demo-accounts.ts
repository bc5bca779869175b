import type { LangId } from '@clutchline/contract';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  readonly currencyId: number;
  readonly lang: LangId;
  readonly timeZone: string;
  /** In whole units. */
  readonly credit: string;
}

/** Play money; the host page shows the credentials. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'demo',
    password: 'demo-2026',
    nickname: 'Demo',
    currencyId: 1,
    lang: 2,
    timeZone: 'Asia/Shanghai',
    credit: '10000',
  },
  {
    username: 'mika',
    password: 'mika-2026',
    nickname: 'Mika',
    currencyId: 3,
    lang: 7,
    timeZone: 'Asia/Tokyo',
    credit: '1000000',
  },
  {
    username: 'linh',
    password: 'linh-2026',
    nickname: 'Linh',
    currencyId: 5,
    lang: 5,
    timeZone: 'Asia/Ho_Chi_Minh',
    credit: '20000000',
  },
];

export const isPublishedSignIn = (given: Pick<DemoAccount, 'username' | 'password'>): boolean =>
  DEMO_ACCOUNTS.some(({ username, password }) => username === given.username && password === given.password);
