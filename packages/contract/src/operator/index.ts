/** Path of the operator API; its listener is not that of the players. */
export const OPERATOR_PATH = '/operator/v1';

export * from './announcement-bodies';
export * from './answers';
export * from './bodies';
export * from './operator-calls';
export * from './problems';
export * from './wallet-calls';
export * from './webhook-events';
