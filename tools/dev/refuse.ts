import type { ServerResponse } from 'node:http';

export function refuse(response: ServerResponse): true {
  response.writeHead(503, { 'content-type': 'text/plain' }).end('The server did not start: see the terminal.\n');
  return true;
}
