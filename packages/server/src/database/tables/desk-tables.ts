import type {
  DeskAlarm,
  DeskLockKind,
  DeskRole,
  DeskScope,
  NamedKind,
  ProposalKindName,
} from '@clutchline/contract/desk';
import type { Generated, GeneratedAlways } from 'kysely';

interface DeskOperators {
  id: GeneratedAlways<number>;
  person_id: number;
  name: string;
  name_key: string;
  roles: DeskRole[];
  created_at: number;
  ended_at: number | null;
}

interface DeskCredentials {
  id: GeneratedAlways<number>;
  operator_id: number;
  kind: 'password' | 'totp' | 'recovery' | 'passkey';
  secret: Uint8Array;
  credential_id: string | null;
  counter: Generated<number>;
  added_at: number;
  ended_at: number | null;
}

interface DeskInvites {
  token_hash: string;
  operator_id: number;
  expires_at: number;
  totp_secret: Uint8Array;
  used_at: number | null;
  request_id: string | null;
}

interface DeskChallenges {
  challenge: string;
  operator_id: number | null;
  expires_at: number;
}

interface DeskSessions {
  token_hash: string;
  id: GeneratedAlways<number>;
  operator_id: number;
  created_at: number;
  last_used_at: number;
  stepped_up_at: number | null;
  network: string | null;
  ended_at: number | null;
}

interface DeskAttempts {
  key: string;
  tries: number;
  since: number;
  wait_until: number | null;
}

interface OperatorActions {
  id: GeneratedAlways<number>;
  at: number;
  operator_id: number | null;
  session_id: number | null;
  network: string | null;
  action: string;
  subject: string | null;
  before: string | null;
  after: string | null;
  reason: string | null;
  request_id: string | null;
  result: string;
}

interface DeskLocks {
  id: GeneratedAlways<number>;
  scope: DeskScope;
  subject: number;
  kind: DeskLockKind;
  reason: string;
  set_by: number;
  set_at: number;
  ended_by: number | null;
  ended_at: number | null;
}

interface DeskAlarms {
  id: GeneratedAlways<number>;
  kind: DeskAlarm['kind'];
  subject: string;
  raised_at: number;
  ended_at: number | null;
  taken_by: number | null;
  taken_at: number | null;
}

interface DeskProposals {
  id: GeneratedAlways<number>;
  kind: ProposalKindName;
  payload: string;
  reason: string;
  preview: string;
  preview_hash: string;
  proposed_by: number;
  proposed_person: GeneratedAlways<number>;
  proposed_at: number;
  expires_at: number;
  state: Generated<'proposed' | 'approved' | 'done' | 'failed' | 'rejected' | 'withdrawn'>;
  decided_by: number | null;
  decided_person: GeneratedAlways<number | null>;
  decided_at: number | null;
  outcome: GeneratedAlways<string | null>;
}

interface NameVersions {
  kind: NamedKind;
  subject: number;
  version: number;
  set_by: number;
  set_at: number;
}

export interface DeskTables {
  desk_alarms: DeskAlarms;
  desk_proposals: DeskProposals;
  desk_locks: DeskLocks;
  desk_operators: DeskOperators;
  desk_credentials: DeskCredentials;
  desk_invites: DeskInvites;
  desk_challenges: DeskChallenges;
  desk_sessions: DeskSessions;
  desk_attempts: DeskAttempts;
  operator_actions: OperatorActions;
  name_versions: NameVersions;
}
