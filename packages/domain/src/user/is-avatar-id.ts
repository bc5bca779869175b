import { DEFAULT_AVATAR_ID } from './default-avatar-id';

const AVATAR_END = 16;

/** Whether this is an avatar id: a whole number greater than 0 and below 16 (USER-4). */
export function isAvatarId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < AVATAR_END;
}

/** The avatar id of a stored value, the default where it is none (bad input row 88). */
export function readAvatarId(value: unknown): number {
  return isAvatarId(value) ? value : DEFAULT_AVATAR_ID;
}
