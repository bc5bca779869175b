/** Avatar of a player who chose none (USER-4). */
export const DEFAULT_AVATAR_ID = 1;
