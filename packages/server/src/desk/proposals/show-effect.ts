import type { DecisionEffectData } from '@clutchline/contract/desk';

import { hashOf } from './proposal-kind';

/** For the hash: debts change with every bet of a player, and do not decide. */
export function seenOf({ sums, ...effect }: DecisionEffectData) {
  return { ...effect, sums: sums.map((sum) => ({ ...sum, debts: null })) };
}

interface SeenEffect<About> {
  readonly preview: About & { readonly effect: DecisionEffectData };
  readonly previewHash: string;
}

/** What is shown of a decision; the hash covers every sum but debts. */
export function showEffect<About extends object>(effect: DecisionEffectData, about: About): SeenEffect<About> {
  return { preview: { ...about, effect }, previewHash: hashOf({ ...about, effect: seenOf(effect) }) };
}
