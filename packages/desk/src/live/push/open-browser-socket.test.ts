// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { openBrowserSocket } from './open-browser-socket';

afterEach(() => vi.unstubAllGlobals());

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = Socket.OPEN;
  readonly send = vi.fn();
  readonly close = vi.fn();
}

it('PUSH-5 sends nothing to a connection that is closing, and reports its close', () => {
  const socket = new Socket();
  const url = vi.fn();
  vi.stubGlobal(
    'WebSocket',
    Object.assign(
      function open(to: URL) {
        url(to.href);
        return socket;
      },
      { OPEN: Socket.OPEN },
    ),
  );
  const onClose = vi.fn();
  const opened = openBrowserSocket({ onOpen: vi.fn(), onMessage: vi.fn(), onClose });
  expect(url.mock.calls).toEqual([[expect.stringMatching(/^ws:.*\/desk\/push$/)]]);
  opened.send('first');
  socket.readyState = Socket.CLOSING;
  opened.send('second');
  expect(socket.send.mock.calls).toEqual([['first']]);
  socket.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  expect(onClose).toHaveBeenCalledWith(1006);
});
