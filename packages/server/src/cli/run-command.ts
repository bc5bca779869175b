import { PlainError } from '../platform/errors';

export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (cause) {
    console.error(cause instanceof PlainError ? cause.message : cause);
    process.exitCode = 1;
  }
}
