import { access } from 'node:fs/promises';

import { createReplayFeed, createSimulatorFeed, type Feed } from '@clutchline/feeds';

import { PlainError } from '../platform/plain-error';

export type FeedConfig =
  | { readonly name: 'simulator'; readonly seed: string }
  | { readonly name: 'replay'; readonly folder: string; readonly day: string };

async function checkFolder(folder: string): Promise<void> {
  try {
    await access(folder);
  } catch (cause) {
    throw new PlainError(`The match data folder ${folder} cannot be read: choose one with --data.`, { cause });
  }
}

export async function createFeed(config: FeedConfig, now: number): Promise<Feed> {
  if (config.name === 'simulator') return createSimulatorFeed({ seed: config.seed });
  await checkFolder(config.folder);
  try {
    return await createReplayFeed({ dataFolder: config.folder, day: config.day, now });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlainError(`The day ${config.day} cannot be replayed: ${reason}`, { cause });
  }
}
