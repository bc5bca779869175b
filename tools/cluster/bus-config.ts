import { randomBytes } from 'node:crypto';

/** What a client of the cluster's bus has to know. */
export const newBusToken = (): string => randomBytes(24).toString('base64url');

/** Configuration of a `nats-server` on loopback that takes only clients with the token. */
export const busConfig = (port: number, token: string): string =>
  [`listen: "127.0.0.1:${port}"`, `authorization { token: "${token}" }`, ''].join('\n');

/** Address of the bus; without the token it may be shown. */
export const busAddressOf = (port: number, token?: string): string =>
  `nats://${token === undefined ? '' : `${token}@`}127.0.0.1:${port}`;
