import * as z from 'zod/mini';

/**
 * `list`: all matches with their main plays; `match:<game_id>`: all plays of one match; `view:<game_id>`: its live view
 * (VIEW-5); `news`: announcements (NEWS-4); `round`: Speed LOL (ROUND-1).
 */
export const TOPIC = /^(list|me|news|round|(match|view):[1-9]\d{0,15})$/;

/** Characters of any topic, also of one that the server does not know. */
export const MAX_TOPIC_LENGTH = 64;

/** `me` is private: balance and own bets (PUSH-5). */
export const topicSchema = z.string().check(z.maxLength(24), z.regex(TOPIC));
export type Topic = z.infer<typeof topicSchema>;

/** Topic of the match list. */
export const LIST_TOPIC = 'list';
/** Topic of the announcements. */
export const ANNOUNCEMENTS_TOPIC = 'news';
/** Topic of Speed LOL: phases, events and results of its rounds. */
export const ROUND_TOPIC = 'round';
/** Topic of the signed-in player. */
export const PRIVATE_TOPIC = 'me';

/** @example matchTopic(1204) // 'match:1204' */
export const matchTopic = (gameId: number): Topic => `match:${gameId}`;

/** @example viewTopic(1204) // 'view:1204' */
export const viewTopic = (gameId: number): Topic => `view:${gameId}`;
