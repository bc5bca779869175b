import { REPLY_CODE } from '@clutchline/contract';

import { main, noNetwork, pressAgain, retry, visit, type Scene, type Stage } from './face-scenes';
import { inSlip } from './slip-scenes';

const untilKnown = ({ player }: Stage): Promise<void> =>
  main(player).getByText('CNY', { exact: true }).first().waitFor();

const untilSignedOut = ({ player }: Stage): Promise<void> =>
  main(player).getByText(player.t('frame.signed_out'), { exact: true }).waitFor();

const loading: Scene = {
  name: 'USER-2 user-loading',
  async play(stage) {
    const { player, faults, push, check } = stage;
    await push.cut();
    await faults.set('balance', 'late');
    await visit(stage, '/user');
    await main(player).getByText(player.t('user.currency'), { exact: true }).waitFor();
    await check('user-loading');
    push.mend();
    await faults.mend();
    await untilKnown(stage);
  },
};

/** ERR-1: the player stays signed in and returns to the page. */
const unreachable: Scene = {
  name: 'ERR-1 user: status 500, nonsense',
  async play(stage) {
    const { player, faults, push, check } = stage;
    await push.cut();
    await faults.set('balance', 'broken');
    await visit(stage, '/user');
    await noNetwork(player).waitFor();
    await check('user-unreachable');
    await faults.set('balance', 'nonsense');
    await visit(stage, '/user');
    await noNetwork(player).waitFor();
    await faults.mend();
    await pressAgain(player, retry(player));
    push.mend();
    await untilKnown(stage);
  },
};

/** ERR-4: signed out with the server's message, and the slip is emptied. */
const replaced: Scene = {
  name: 'ERR-4 session-replaced',
  async play(stage) {
    const { player, faults, check } = stage;
    const { page, t } = player;
    const words = t('server.session_replaced');
    await visit(stage, '/match/list');
    await player.winnerPrice(player.upcomingRows().first()).click();
    await faults.set('getUserHistory', { code: REPLY_CODE.sessionReplaced, message: words });
    await visit(stage, '/bets');
    await page.getByText(words, { exact: true }).first().waitFor();
    await main(player).getByText(t('bets.signed_out_title'), { exact: true }).waitFor();
    await check('session-replaced');
    await faults.mend();
    await visit(stage, '/match/list');
    await player.rows().first().waitFor();
    await player.openSlip();
    await inSlip(player).getByText(t('slip.empty_singles'), { exact: true }).waitFor();
    await player.closeSlip();
  },
};

/** USER-2: a refused balance request ends the session. */
const refused: Scene = {
  name: 'USER-2 user-refused',
  async play(stage) {
    const { player, faults, check } = stage;
    await visit(stage, '/match/list');
    await player.signIn('demo', 'demo-2026');
    await faults.set('balance', 'refused');
    await visit(stage, '/user');
    await untilSignedOut(stage);
    await check('user-refused');
    await faults.mend();
  },
};

export const USER_SCENES: readonly Scene[] = [loading, unreachable, replaced, refused];
