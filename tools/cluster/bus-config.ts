import { randomBytes } from 'node:crypto';

export const newBusToken = (): string => randomBytes(24).toString('base64url');

/** On loopback; accepts only clients with the token. */
export const busConfig = (port: number, token: string): string =>
  [`listen: "127.0.0.1:${port}"`, `authorization { token: "${token}" }`, ''].join('\n');

/** Safe to show without the token. */
export const busAddressOf = (port: number, token?: string): string =>
  `nats://${token === undefined ? '' : `${token}@`}127.0.0.1:${port}`;
