import { describe, expect, it } from 'vitest';

import { Stops } from './stops';

describe('Stops', () => {
  it('stops in reverse order, once, and continues after a failure', async () => {
    const stopped: string[] = [];
    const stops = new Stops();
    for (const name of ['database', 'feed', 'http'])
      stops.add(() => {
        stopped.push(name);
        return name === 'feed' ? Promise.reject(new Error('feed')) : Promise.resolve();
      });
    await expect(stops.stopAll()).rejects.toThrow(AggregateError);
    await stops.stopAll();
    expect(stopped).toEqual(['http', 'feed', 'database']);
  });
});
