import { MAX_FOLLOWED } from '@clutchline/contract';

import { valueOf } from '../../data/storage';
import type { AppState } from '../app-state';
import { showBanner } from '../banner/banner-store';
import { listSlot } from '../spoilers/reveal';

type App = Pick<AppState, 'env' | 'spoilers' | 'session' | 'call' | 'banner'>;

const isTeamId = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0;

/** Whatever is stored: valid ids, each once, at most as many as the limit (bad input row 175). */
export const readTeamIds = (stored: readonly unknown[] | null): readonly number[] =>
  [...new Set((stored ?? []).filter(isTeamId))].slice(0, MAX_FOLLOWED);

const localSlot = ({ env }: Pick<AppState, 'env'>) => listSlot(env.storage, 'followedTeams');
/** Of the signed-in player. */
const accountSlot = ({ env }: Pick<AppState, 'env'>) => listSlot(env.storage, 'accountTeams');

/** Of the device. */
const localIds = (app: Pick<AppState, 'env'>): readonly number[] => readTeamIds(valueOf(localSlot(app)));

/** Followed teams as shown: of the account while the player is signed in. */
export const followedIds = ({ spoilers }: Pick<AppState, 'spoilers'>): readonly number[] =>
  readTeamIds([...(spoilers.getState().followed ?? [])]);

export type FollowOutcome = 'done' | 'full' | 'failed';

/** On the server if signed in, else on the device (FOLLOW-1). */
export async function setFollowed(app: App, teamId: number, isFollowed: boolean): Promise<FollowOutcome> {
  const others = followedIds(app).filter((id) => id !== teamId);
  if (isFollowed && others.length >= MAX_FOLLOWED) return 'full';
  const wanted = isFollowed ? [...others, teamId] : others;
  if (app.session.getState().token === null) {
    localSlot(app).write([...wanted]);
    show(app, wanted);
    return 'done';
  }
  const before = followedIds(app);
  const { generation } = app.session.getState();
  show(app, wanted);
  const change = { team_id: teamId, is_followed: isFollowed ? 1 : 0 } as const;
  const reply = await app.call('followTeam', { changes: [change], skips_unknown: 0 });
  if (app.session.getState().generation !== generation) return 'failed';
  if (reply.kind === 'ok') {
    keepAccount(app, reply.data.team_ids);
    return 'done';
  }
  show(app, before);
  if (reply.kind === 'refused') showBanner(app.banner, { kind: 'text', text: reply.message });
  return 'failed';
}

/** After sign-in the teams of the device are followed by the account, and those of the account are shown (FOLLOW-1). */
export async function mergeFollowed(app: App): Promise<void> {
  const { generation } = app.session.getState();
  const changes = localIds(app).map((team_id) => ({ team_id, is_followed: 1 as const }));
  const reply = await app.call('followTeam', { changes, skips_unknown: 1 });
  if (reply.kind !== 'ok' || app.session.getState().generation !== generation) return;
  localSlot(app).write(null);
  keepAccount(app, reply.data.team_ids);
}

export const hasAccountTeams = (app: Pick<AppState, 'env'>): boolean => accountSlot(app).read().kind !== 'absent';

/** After sign-out those of the device remain. */
export function forgetAccountTeams(app: Pick<AppState, 'env' | 'spoilers'>): void {
  accountSlot(app).write(null);
  show(app, localIds(app));
}

/** Stored, so that a reload hides results before the answer arrives (SPOIL-1). */
function keepAccount(app: Pick<AppState, 'env' | 'spoilers'>, teamIds: readonly number[]): void {
  accountSlot(app).write([...teamIds]);
  show(app, teamIds);
}

function show({ spoilers }: Pick<AppState, 'spoilers'>, teamIds: readonly number[]): void {
  spoilers.setState({ followed: new Set(teamIds) });
}
