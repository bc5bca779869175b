import { randomBytes } from 'node:crypto';

export const newBusToken = (): string => randomBytes(24).toString('base64url');

/** On loopback; only for clients with the token. */
export const busConfig = (port: number, token: string): string =>
  [`listen: "127.0.0.1:${port}"`, `authorization { token: "${token}" }`, ''].join('\n');

/** Without the token it can be shown. */
export const busAddressOf = (port: number, token?: string): string =>
  `nats://${token === undefined ? '' : `${token}@`}127.0.0.1:${port}`;
