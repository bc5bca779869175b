/** Of players without a choice (USER-4). */
export const DEFAULT_AVATAR_ID = 1;
const AVATAR_END = 16;

/** A whole number from 1 to 15 (USER-4). */
export function isAvatarId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < AVATAR_END;
}
