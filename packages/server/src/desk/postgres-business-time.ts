import { sql, type RawBuilder } from 'kysely';

/** A business time as wall clock, which the page of the desk has; the same without a feed. */
export const wallTimeOf = (at: RawBuilder<unknown>) => sql`coalesce((
  select anchor.anchor_wall + ceil((${at} - anchor.anchor_virtual) / anchor.speed)::bigint from feed_state anchor), ${at})`;

/** A moment of the wall clock as business time; the same without a feed. */
export const businessTimeOf = (wallAt: RawBuilder<unknown>) => sql`coalesce((
  select anchor.anchor_virtual + round((${wallAt} - anchor.anchor_wall) * anchor.speed)::bigint from feed_state anchor), ${wallAt})`;
