import { PRIVATE_TOPIC } from '@clutchline/contract';
import { expect, it } from 'vitest';

import { buildChessCard, buildChessState } from '../../../testing/build-chess';
import { createTestApp, TOKEN } from '../../../testing/test-app';
import { startPrices } from '../sources/start-prices';
import { followPushedStates } from './follow-pushed-states';

/** What the handlers got from states pushed on one topic. */
async function received(topic: string, states: readonly unknown[]) {
  const { app, sockets } = createTestApp({ token: TOKEN });
  const stop = startPrices(app);
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no socket');
  socket.hello();
  const versions: (number | null)[] = [];
  const leave = followPushedStates(app, {
    onState: ({ version }) => versions.push(version),
    onInvalid: () => versions.push(null),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.deliver({ type: 'auth-ok' });
  const changes = states.map((state) => ({ type: 'chess', state }));
  socket.deliverRaw(JSON.stringify({ type: 'snapshot', topic, epoch: 'epoch-of-a-test', seq: 1, changes }));
  leave();
  stop();
  return versions;
}

it('CHESS-11 bad-input 158 pushed states are read on the private topic alone', async () => {
  expect(await received(PRIVATE_TOPIC, [buildChessState({ version: 8 })])).toEqual([8]);
  expect(await received('list', [buildChessState({ version: 8 })])).toEqual([]);
});

it('bad-input 158 a pushed state with nine cards, two in a slot, rank 6 or a negative cost is dropped and fetched again', async () => {
  const nine = Array.from({ length: 9 }, (_, index) => buildChessCard({ card: index + 1, slot: index + 1 }));
  const states = [
    buildChessState({ cards: nine }),
    buildChessState({ cards: [buildChessCard(), buildChessCard({ card: 2 })] }),
    buildChessState({ cards: [buildChessCard({ rank: 6 })] }),
    buildChessState({ cards: [buildChessCard({ cost: '-1.00' })] }),
    { ...buildChessState(), market: { draw: 7, tier: 'gold', cards: [] } },
    null,
  ];
  expect(await received(PRIVATE_TOPIC, states)).toEqual(states.map(() => null));
});
