export interface ProcessTables {
  session_times: {
    readonly account_id: number;
    readonly day_start: number;
    readonly used_ms: number;
    readonly updated_at: number;
  };
  leadership: {
    readonly only_row: boolean;
    readonly term: number;
    readonly heartbeats: number;
  };
  push_tickets: {
    readonly ticket_hash: string;
    readonly account_id: number;
    readonly session_hash: string;
    readonly expires_at: number;
  };
}
