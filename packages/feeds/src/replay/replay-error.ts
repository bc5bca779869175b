/** Why a replay cannot start. `message` is one sentence for whoever typed the command. */
export type ReplayFault = 'no-folder' | 'no-files' | 'bad-day' | 'no-matches';

/** Thrown by `createReplayFeed` and `listReplayDays`; nothing else of theirs is thrown on purpose. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  constructor(
    readonly fault: ReplayFault,
    message: string,
  ) {
    super(message);
  }
}
