import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const COMPILER = join(import.meta.dirname, '../../node_modules/@typescript/native/bin/tsc');
/** Compilers that run side by side; each uses several threads of its own. */
const AT_ONCE = 2;

/** What the type check found. */
export interface TypeCheck {
  readonly faults: readonly string[];
  readonly projects: number;
}

/** Compiles every package by its own strict project, and the root project, which has tests and tools. */
export async function findTypeFaults(root: string): Promise<TypeCheck> {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const projects = ['.', ...packages].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  const queue = [...projects.entries()];
  const said: string[] = projects.map(() => '');
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, project] = next;
      said[index] = await compile(root, project);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { faults: said.filter((text) => text !== ''), projects: projects.length };
}

/** What the compiler says of one project; nothing where it is content. */
function compile(root: string, project: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMPILER, '-p', project, '--noEmit'], { cwd: root }, (error, stdout, stderr) => {
      resolve(error === null ? '' : `${project}: ${(stdout || stderr || error.message).trim()}`);
    });
  });
}
