export { Hub } from './hub';
export { ConsumerCounts } from './push-counts';
export { PUSH_LIMITS, type PushLimits } from './push-limits';
export { type PushServer, startPush } from './push-server';
export { startConsumer } from './start-consumer';
