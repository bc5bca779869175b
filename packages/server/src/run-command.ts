import { PlainError } from './plain-error';

/** Runs a command of the console: a mistake of whoever gave it is told in one line, and ends with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (cause) {
    console.error(cause instanceof PlainError ? cause.message : cause);
    process.exitCode = 1;
  }
}
