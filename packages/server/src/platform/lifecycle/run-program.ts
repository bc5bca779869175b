import { spawn } from 'node:child_process';

/** Null: the current user. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Hides our environment from PostgreSQL programs. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** A missing program has code 127. */
export function runCommand(program: string, args: readonly string[], user: SystemUser | null): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const gather = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8_000);
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.once('error', (cause) => resolve({ code: 127, output: cause.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
