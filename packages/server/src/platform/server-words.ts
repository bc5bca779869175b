import type { LangId } from '@clutchline/contract';

/** Keys under `server.` in the catalogues. */
export type ServerSentence =
  | 'you_not_login_now'
  | 'session_ended'
  | 'session_replaced'
  | 'region_blocked'
  | 'bad_request'
  | 'forbidden_origin'
  | 'unknown_host'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'internal_error';

export interface ServerWords {
  server(sentence: ServerSentence, lang: LangId): string;
}
