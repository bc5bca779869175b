import type { OpenGame, RoundClock } from '../../state';

interface OfferProps {
  readonly game: OpenGame;
  readonly clock: RoundClock;
  readonly isCurrent: boolean;
}

/** Whether a part that shows no events of the match can stay as it is: a match has up to two events a second. */
export function isSameOffer(before: OfferProps, after: OfferProps): boolean {
  const [{ game: one }, { game: other }] = [before, after];
  return (
    before.clock === after.clock &&
    before.isCurrent === after.isCurrent &&
    hasSameValues({ ...one, round: null }, { ...other, round: null }) &&
    hasSameValues({ ...one.round, events: null }, { ...other.round, events: null })
  );
}

function hasSameValues<Of extends object>(one: Of, other: Of): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => value === values.get(name));
}
