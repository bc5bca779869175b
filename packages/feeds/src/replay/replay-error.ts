/** Why a replay cannot start. `message` is one sentence for the operator. */
export type ReplayFault = 'no-folder' | 'no-files' | 'bad-day' | 'no-matches';

/** The only intended error of `createReplayFeed` and `listReplayDays`. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(
    readonly fault: ReplayFault,
    message: string,
  ) {
    super(message);
  }
}
