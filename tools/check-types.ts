import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { report } from './source/report';

const ROOT = join(import.meta.dirname, '..');
const COMPILER = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const AT_ONCE = 2;

/** Every package by its own strict project, and the root project for tests and tools. */
const projects = [
  '.',
  ...readdirSync(join(ROOT, 'packages'))
    .map((name) => join('packages', name))
    .filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json'))),
];

/** Compiles one project; resolves to what the compiler says, empty where it is content. */
function compile(project: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMPILER, '-p', project, '--noEmit'], { cwd: ROOT }, (error, stdout, stderr) => {
      resolve(error === null ? '' : `${project}:\n${stdout}${stderr || error.message}`);
    });
  });
}

async function work(queue: string[], said: string[]): Promise<void> {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) said.push(await compile(project));
}

const said: string[] = [];
const queue = [...projects];
await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue, said)));
report(
  said.filter((text) => text !== ''),
  `types: ${projects.length} projects are right`,
);
