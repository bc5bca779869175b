import { execFile } from 'node:child_process';

import { inject } from 'vitest';

/** @param source one of the programs of `bundle-programs.ts`. */
export function bundledProgram(source: URL): string {
  const bundled = inject('programs')[source.pathname];
  if (bundled === undefined) throw new Error(`${source.pathname} is not among the programs of the tests.`);
  return bundled;
}

export interface CommandResult {
  readonly code: number;
  /** Both streams. */
  readonly output: string;
}

export interface CommandOptions {
  readonly environment?: Record<string, string>;
  /** On standard input. */
  readonly typed?: string;
}

/** @param source of a command of the server. */
export function runCommand(
  source: URL,
  args: readonly string[],
  { environment = {}, typed = '' }: CommandOptions = {},
): Promise<CommandResult> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: '', ...environment };
  return new Promise((resolve) => {
    const all = [bundledProgram(source), ...args];
    const child = execFile(process.execPath, all, { env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr });
    });
    child.stdin?.end(typed);
  });
}
