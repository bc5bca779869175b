import { DESK_PUSH_PATH } from '@clutchline/contract/desk';

import type { OpenSocket } from './desk-push';

/** To the listener that served the page, with its cookie. */
export const openBrowserSocket: OpenSocket = ({ onOpen, onMessage, onClose }) => {
  const url = new URL(DESK_PUSH_PATH, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => onOpen());
  socket.addEventListener('message', ({ data }) => onMessage(data));
  socket.addEventListener('close', ({ code }) => onClose(code));
  return {
    // A connection that closes has no use for it: the next one subscribes again.
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};
