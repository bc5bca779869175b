import { lazyPart } from './lazy-part';

const load = () => import('./bet-offer');

/** Few bets are decided by a person, so these components load when the first such bet is shown (DESK-12). */
export const ReferredNote = lazyPart(async () => (await load()).ReferredNote);

export const BetOffer = lazyPart(async () => (await load()).BetOffer);
