import { freshId } from '@clutchline/test-support/server/bet-requests';
import { chessStateOf, nextAction, playFor } from '@clutchline/test-support/server/chess-player';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const AHEAD_MS = 5_000;

type Info = Awaited<ReturnType<TestContext['player']>>;

/** Plays auto chess until it is killed; a line before and after each action. */
const [url = '', start = '0', json = ''] = process.argv.slice(2);
const context = await openTestContext({ url, drop: () => Promise.resolve() });
const info = JSON.parse(json) as Info;
let now = Number(start);
context.setNow(now);
await chessStateOf(context, info);
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (;;) {
  now += AHEAD_MS;
  context.setNow(now);
  const action = nextAction(await chessStateOf(context, info));
  const requestId = freshId();
  process.stdout.write(`${JSON.stringify({ asked: { requestId, action, now } })}\n`);
  const outcome = await playFor(context, info, action, requestId);
  process.stdout.write(`${JSON.stringify({ answered: outcome.kind === 'ok' ? outcome.data : outcome })}\n`);
}
