import { OperatorWalletProcess } from '@clutchline/test-support/processes/start-operator-wallet';

import { OperatorKeys } from '../../packages/server/src/integration/postgres-operator-keys';
import { PlacingSetup } from './placing-setup';

export interface SeamlessPlacing {
  readonly setup: PlacingSetup;
  readonly wallet: OperatorWalletProcess;
  /** Ids of the operator, in the order of the players of a draw. */
  readonly players: readonly string[];
  close(): Promise<void>;
}

const FUNDS = '100000000';

/** A `PlacingSetup` whose players' money is in a wallet in a separate process. */
export async function openSeamlessPlacing(): Promise<SeamlessPlacing> {
  const started: OperatorWalletProcess[] = [];
  const setup = await PlacingSetup.open(1, {
    credit: 0,
    async optionsOf({ url }) {
      const key = await new OperatorKeys(url).create('wallet');
      if (key === null) throw new Error('no key');
      const wallet = new OperatorWalletProcess(key.secret);
      started.push(wallet);
      await wallet.start();
      return ['--wallet-url', wallet.url, '--wallet-key', key.id];
    },
  });
  const [wallet] = started;
  if (wallet === undefined) throw new Error('no wallet');
  const rows = await setup.database.query(
    `insert into operator_players (account_id, player_id) select id, username from accounts
    where username like 'bench-%' returning player_id`,
  );
  const players = rows
    .map(({ player_id }) => String(player_id))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  for (const player of players) await wallet.fund(player, FUNDS);
  return {
    ...{ setup, wallet, players },
    async close() {
      await setup.close();
      await wallet.kill();
    },
  };
}
