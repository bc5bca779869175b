/** Path of the calls of the desk; its listener is not that of the players. */
export const DESK_PATH = '/desk/api';

export * from './desk-calls';
export * from './desk-problems';
export * from './desk-rights';
export { type DeskLockKind, type DeskScope, type NewPasskey, type UsedPasskey } from './desk-values';
