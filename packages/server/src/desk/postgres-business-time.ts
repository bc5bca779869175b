import { sql, type RawBuilder } from 'kysely';

/** A business time as wall clock, which the page of the desk has; the same without a feed. */
export const wallTimeOf = (at: RawBuilder<unknown>) => sql`coalesce((
  select f.anchor_wall + ceil((${at} - f.anchor_virtual) / f.speed)::bigint from feed_state f), ${at})`;

/** A moment of the wall clock as business time; the same without a feed. */
export const businessTimeOf = (wallAt: RawBuilder<unknown>) => sql`coalesce((
  select f.anchor_virtual + round((${wallAt} - f.anchor_wall) * f.speed)::bigint from feed_state f), ${wallAt})`;
