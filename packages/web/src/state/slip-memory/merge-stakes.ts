import type { TypedStakes } from '../slip/slip-store';

type Stakes = TypedStakes['singleStakes'];

/** By field and by single; on conflict `ours` wins. */
export function mergeStakes(base: TypedStakes, ours: TypedStakes, theirs: TypedStakes): TypedStakes {
  const pick = <Name extends keyof TypedStakes>(name: Name): TypedStakes[Name] =>
    ours[name] === base[name] ? theirs[name] : ours[name];
  return {
    open: ours.open,
    singleStakes: mergeSingles(base.singleStakes, ours.singleStakes, theirs.singleStakes),
    commonStake: pick('commonStake'),
    parlayStake: pick('parlayStake'),
    stakesCurrency: pick('stakesCurrency'),
    sizes: pick('sizes'),
  };
}

function mergeSingles(base: Stakes, ours: Stakes, theirs: Stakes): Stakes {
  if (ours === base) return theirs;
  const ids = [...new Set([...theirs.keys(), ...ours.keys()])];
  return new Map(
    ids.flatMap((id) => {
      const stake = (ours.get(id) === base.get(id) ? theirs : ours).get(id);
      return stake === undefined ? [] : [[id, stake] as const];
    }),
  );
}
