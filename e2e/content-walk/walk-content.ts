import type { WalkingPlayer } from './walking-player';

/** Returns the address of the match under way that it reveals. */
export async function walkHome(walk: WalkingPlayer): Promise<string> {
  const { main, t } = walk;
  await walk.goTo('/home');
  const reveal = walk.button(t('spoilers.show_score'));
  await walk.press('hide results', main.getByLabel(t('spoilers.title')));
  await walk.press('reveal the first match', reveal);
  const revealed = (await walk.page.locator('a:focus').getAttribute('href')) ?? '';
  await walk.press('reveal the last result', reveal.last());
  await walk.pressIfThere('reveal teams', walk.button(t('spoilers.show_teams')));
  await walk.press('all results', main.getByRole('link', { name: t('home.all_results') }), 'goes');
  return revealed;
}

export async function walkResults(walk: WalkingPlayer): Promise<void> {
  const { main, t } = walk;
  const dayBefore = walk.button(t('schedule.previous_day'));
  await walk.press('previous day', dayBefore, 'speaks');
  await walk.press('reveal a result', walk.button(t('spoilers.show_score')));
  await walk.press('only corrected results', main.getByLabel(t('results.only_corrected')), 'speaks');
  const game = main.getByLabel(t('schedule.game'), { exact: true });
  await walk.select('a game, again without results', game, { index: 1 });
  await walk.select('another game, again without results', game, { index: 2 });
  await walk.press('remove the filters', walk.button(t('schedule.no_filters')), 'speaks');
  await walk.press('previous day', dayBefore, 'speaks');
  await walk.press('reveal all results', walk.button(t('spoilers.show_day')));
  await walk.press('open a match', main.locator('li a[href*="/match/detail"]'), 'goes');
  await walk.press('its event', main.locator('a[href*="/events/detail"]'), 'goes');
}

export async function walkSchedule(walk: WalkingPlayer): Promise<void> {
  const { main, t } = walk;
  await walk.goTo('/schedule');
  await walk.select('a game', main.getByLabel(t('schedule.game'), { exact: true }), { index: 1 });
  await walk.press('next day', walk.button(t('schedule.next_day')), 'speaks');
  await walk.select('an event', main.getByLabel(t('schedule.event'), { exact: true }), { index: 1 });
  await walk.pressIfThere('reveal teams', walk.button(t('spoilers.show_teams')));
}

/** @param path of an event with a bracket */
export async function walkEvent(walk: WalkingPlayer, path: string): Promise<void> {
  const { main, t } = walk;
  await walk.goTo(path);
  for (const tab of ['matches', 'standings', 'bracket'] as const) await walk.tab(t(`event.tab_${tab}`));
  // The later matches depend on the first one.
  const reveal = walk.button(t('spoilers.show_score'));
  await walk.pressIfThere('reveal a match of the bracket', reveal);
  await walk.pressIfThere('reveal another one', reveal);
  await walk.press('mark the path of a team', main.getByRole('article').getByRole('button'), 'speaks');
  if (walk.options.touch) {
    // At the last round it stays.
    await walk.press('next round', walk.button(t('event.next_round')));
    await walk.press('previous round', walk.button(t('event.previous_round')), 'speaks');
  }
  await walk.press('clear the path', walk.button(t('event.clear_path')), 'speaks');
  await walk.pressIfThere('reveal all results', walk.button(t('spoilers.show_day')));
  await walk.tab(t('event.tab_teams'));
  await walk.press('open a team', main.locator('a[href*="/teams/detail"]'), 'goes');
}

export async function walkTeam(walk: WalkingPlayer): Promise<void> {
  const { page, t } = walk;
  await walk.press('follow', walk.button(t('match-detail.follow')));
  await walk.press('copy the calendar address', walk.button(t('team.copy')), 'speaks');
  await walk.press('open the search', page.getByRole('banner').getByRole('button', { name: t('menu.find') }));
  await walk.keys('type a name', ['j', 'a', 'd', 'e'], 'speaks');
  await walk.keys('type what is no name', ['q', 'q', 'x'], 'speaks');
  await walk.keys('take it back', ['Backspace', 'Backspace', 'Backspace'], 'speaks');
  await walk.keys('follow a hit', ['ArrowDown', 'ArrowRight', 'Enter'], 'keeps');
  await walk.keys('open a hit', ['ArrowLeft', 'Enter'], 'goes');
}

export async function walkFollowing(walk: WalkingPlayer): Promise<void> {
  const { main, t } = walk;
  await walk.goTo('/user/following');
  await walk.press('create a calendar', walk.button(t('following.create')));
  await walk.press('copy its address', walk.button(t('following.copy')), 'speaks');
  const name = t('following.default_name');
  await walk.press('revoke it', main.getByRole('button', { name: t('following.revoke_name', { name }) }));
  await walk.press('unfollow a team', main.locator('li button'));
}

export async function walkAnnouncements(walk: WalkingPlayer): Promise<void> {
  const { main, t } = walk;
  await walk.goTo('/announcements');
  await walk.press('mark all as read', walk.button(t('news.mark_all')));
  await walk.select('a type', main.getByLabel(t('news.type'), { exact: true }), 'maintenance');
  await walk.press('show all', walk.button(t('news.show_all')));
  await walk.press('open one', main.locator('a[href*="/announcements/detail"]'), 'goes');
  await walk.press('back', main.locator('a[href*="/announcements"]'), 'goes');
}

/** @param gameId of a match under way */
export async function walkLiveMatch(walk: WalkingPlayer, gameId: number): Promise<void> {
  const { t } = walk;
  await walk.goTo(`/match/detail?game_id=${gameId}`);
  await walk.tab(t('match-detail.tab_live'));
  await walk.press('reveal the live view', walk.button(t('spoilers.show_score')).last());
  await walk.pressIfThere('show a chart as table', walk.button(t('live-view.show_table')));
  await walk.press('watch', walk.button(t('player.watch')));
  await walk.press('sound on', walk.button(t('player.sound_on')));
  await walk.press('adjust the delay', walk.button(t('player.adjust')));
  await walk.press('hide the markets', walk.button(t('player.hide_markets')));
  await walk.press('close the stream', walk.button(t('player.stop')));
}

/** @param gameId of a match under way */
export async function walkPrices(walk: WalkingPlayer, gameId: number): Promise<void> {
  await walk.goTo(`/match/detail?game_id=${gameId}`);
  await walk.press('reveal the prices', walk.button(walk.t('spoilers.show_prices')));
}

/** @param gameId of another match under way */
export async function walkAnalysis(walk: WalkingPlayer, gameId: number): Promise<void> {
  const { main, t } = walk;
  await walk.goTo(`/match/detail?game_id=${gameId}&tab=analysis`);
  await walk.press('reveal the analysis', walk.button(t('spoilers.show_prices')));
  await walk.pressIfThere('show odds as table', walk.button(t('analysis.as_table')));
  await walk.pressIfThere('open a part', main.locator('[aria-expanded="false"]'));
}
