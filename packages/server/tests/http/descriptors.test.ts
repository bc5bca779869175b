import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { exchange } from '@clutchline/test-support/server/send';
import { bundledProgram } from '@clutchline/test-support/processes/bundled-program';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';

const SERVE = new URL('../../../test-support/src/server/serve-web-files.ts', import.meta.url);
const ASSET = '/assets/large-1a2b3c.js';
const CONNECTIONS = 250;
const PIPELINED = 40;
/** Database connections. */
const SLACK = 8;

function askWithoutReading(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.on('error', () => undefined);
    const request = `GET ${ASSET} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: identity\r\n\r\n`;
    socket.once('connect', () => socket.write(request.repeat(PIPELINED), () => resolve(socket)));
    socket.once('close', () => resolve(socket));
  });
}

it('S-H1 R37 250 connections with 40 pipelined requests each that read nothing cost no descriptor once they are closed', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-descriptors-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(folder, ASSET), 'export const price = 1850;\n'.repeat(14_000));
  const server = new ServerProcess([database.url, folder], {}, bundledProgram(SERVE));
  const url = await server.url();
  const descriptors = async () => (await readdir(`/proc/${server.pid}/fd`)).length;
  const isServed = async () =>
    (await exchange(url, `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)).text;
  expect(await isServed()).toContain('<title>app</title>');
  const before = await descriptors();
  for (let round = 0; round < 3; round += 1) {
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => askWithoutReading(url)));
    await sleep(1_000);
    expect(await descriptors()).toBeLessThan(before + CONNECTIONS + SLACK);
    for (const socket of sockets) socket.destroy();
    await expect.poll(descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(before + SLACK);
  }
  expect(await isServed()).toContain('<title>app</title>');
  const began = performance.now();
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  // A response left open delays the stop by five seconds.
  expect(performance.now() - began).toBeLessThan(5_000);
  await database.drop();
  await rm(folder, { recursive: true });
});
