import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Brand } from '@clutchline/contract';

import { FirstViews, RenderWorker } from '../first-view';
import type { Log } from '../platform/log/log';
import type { Stops } from '../platform/lifecycle/stops';

interface Surroundings {
  readonly brand: Brand | null;
  readonly log: Log;
  readonly stops: Stops;
}

/** Null if they are switched off, or the build has no program for them. */
export function openFirstViews(
  { webFolder, firstView }: { readonly webFolder: string | null; readonly firstView: boolean },
  { brand, log, stops }: Surroundings,
): FirstViews | null {
  const program = webFolder === null ? null : join(webFolder, '.server', 'first-view.js');
  if (!firstView || program === null || !existsSync(program)) return null;
  const renderer = new RenderWorker(program, log);
  const named = brand && { zh: brand.zh, other: brand.other, mark: brand.mark };
  const views = new FirstViews({ renderer, brand: named, log });
  stops.add(() => {
    views.close();
    return renderer.close();
  });
  return views;
}
