export { Hub } from './hub';
export { NewsCounts } from './news-counts';
export { PUSH_LIMITS, type PushLimits } from './push-limits';
export { type PushServer, startPush } from './push-server';
export { startConsumer } from './start-consumer';
