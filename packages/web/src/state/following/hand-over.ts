import type { AppState } from '../app-state';
import { shareSpoilers } from '../spoilers/share-spoilers';
import { forgetAccountTeams, hasAccountTeams, mergeFollowed } from './follow-teams';

/** After each change of the player: what the device followed and revealed is the account's too (FOLLOW-1, SPOIL-1). */
export async function handOver(app: AppState): Promise<void> {
  if (app.session.getState().token === null) {
    if (hasAccountTeams(app)) forgetAccountTeams(app);
    return;
  }
  await Promise.all([mergeFollowed(app), shareSpoilers(app)]);
}
