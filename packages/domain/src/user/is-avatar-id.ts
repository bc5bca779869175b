/** Avatar of a player who chose none (USER-4). */
export const DEFAULT_AVATAR_ID = 1;
const AVATAR_END = 16;

/** Whether this is an avatar id: a whole number greater than 0 and below 16 (USER-4). */
export function isAvatarId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < AVATAR_END;
}
