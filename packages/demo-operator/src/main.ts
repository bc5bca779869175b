import { openDemoOperator } from './open-demo-operator';
import { Wallet } from './wallet';

const {
  OPERATOR_PORT = '4800',
  PRODUCT_URL = 'http://127.0.0.1:4600',
  OPERATOR_API_URL = 'http://127.0.0.1:4700',
  OPERATOR_KEY_ID = '',
  OPERATOR_SECRET = '',
  WEBHOOK_SECRET,
  WALLET_JOURNAL,
  TEST_DOOR = '0',
} = process.env;

/** Minor units. */
const PLAYERS = [
  ['mika', 'CNY', 1_000_000n],
  ['kenji', 'JPY', 1_000_000n],
  ['noura', 'KWD', 1_000_000n],
] as const;

const wallet = new Wallet(WALLET_JOURNAL ?? null);
if (wallet.players().length === 0) for (const [id, currency, balance] of PLAYERS) wallet.fund(id, currency, balance);
const { url } = await openDemoOperator({
  port: Number(OPERATOR_PORT),
  key: { id: OPERATOR_KEY_ID, secret: OPERATOR_SECRET },
  wallet,
  product: { url: PRODUCT_URL, operatorUrl: OPERATOR_API_URL },
  webhookSecret: WEBHOOK_SECRET ?? null,
  hasTestDoor: TEST_DOOR === '1',
});
console.log(`demo operator: ${url}`);
