import { expect } from 'vitest';

/** The thread of the server renders slowly until its code has run a few times, above all on a busy machine. */
export async function waitForView(url: string, cookie = ''): Promise<void> {
  const read = async () => await (await fetch(url, { headers: { accept: 'text/html', cookie } })).text();
  await expect.poll(read, { timeout: 60_000 }).toContain('id="first-view"');
}
