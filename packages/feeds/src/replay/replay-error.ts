/** Why a replay cannot start. */
export type ReplayFault = 'no-folder' | 'no-files' | 'bad-day' | 'no-matches';

/** The only intended error of `createReplayFeed` and `listReplayDays`; `message` is one sentence for the operator. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(
    readonly fault: ReplayFault,
    message: string,
  ) {
    super(message);
  }
}
