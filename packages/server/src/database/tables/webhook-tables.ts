import type { Generated } from 'kysely';

interface WebhookTargets {
  id: string;
  url: string;
  secret: Buffer;
  allows_private: boolean;
  removed_at: Date | null;
  created_at: Generated<Date>;
}

export interface WebhookTables {
  webhook_targets: WebhookTargets;
}
