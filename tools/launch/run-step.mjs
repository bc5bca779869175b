import { spawn } from 'node:child_process';

import { CHECKOUT } from './checkout.mjs';

const PROGRESS_MS = 5_000;

const seconds = (since) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

/** Returns the exit code. */
export function runShown(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: CHECKOUT, stdio: 'inherit' });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Returns the exit code; 128 for a process that a signal ended. */
export function runWritten(write, command, args, added = {}) {
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...added };
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: CHECKOUT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.once('error', (cause) => {
      write(`${cause.message}\n`);
      resolve(127);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) write(`ended by ${signal}\n`);
      resolve(code ?? 128);
    });
  });
}

/** Prints title and progress, output only on failure. */
export function runQuietly(title, command, args) {
  const began = performance.now();
  console.log(`${title} …`);
  const progress = setInterval(() => console.log(`  still running (${seconds(began)})`), PROGRESS_MS);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: CHECKOUT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (cause) => (output += cause.message));
    child.once('close', (code) => {
      clearInterval(progress);
      if (code === 0) console.log(`  done in ${seconds(began)}`);
      else console.error(`${output}\n${title}: failed.`);
      resolve(code === 0);
    });
  });
}
