import { expect, it, vi } from 'vitest';

import { LatePush } from './late-push';

const fake = () => ({
  ...{ connect: vi.fn(), wake: vi.fn(), pause: vi.fn(), changePlayer: vi.fn(), follow: vi.fn() },
  observers: new Set<never>(),
});

it('PUSH-5 connects as soon as the code of the connection has loaded', () => {
  const push = new LatePush();
  push.wake();
  push.changePlayer();
  const connection = fake();
  push.use(connection);
  expect(connection.connect).toHaveBeenCalledOnce();
  expect(connection.wake).not.toHaveBeenCalled();
  expect(connection.changePlayer).not.toHaveBeenCalled();
  push.changePlayer();
  push.pause();
  push.wake();
  for (const called of [connection.changePlayer, connection.pause, connection.wake])
    expect(called).toHaveBeenCalledOnce();
});

it('bad-input 124: an app that was hidden before connects when it is shown', () => {
  const push = new LatePush();
  push.pause();
  const connection = fake();
  push.use(connection);
  expect(connection.connect).not.toHaveBeenCalled();
  push.wake();
  expect(connection.wake).toHaveBeenCalledOnce();
});
