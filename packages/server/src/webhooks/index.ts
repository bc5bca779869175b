export { startWebhooks } from './start-webhooks';
export type { WebhookBacklog, WebhookStore } from './webhook-store';
