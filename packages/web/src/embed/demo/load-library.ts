import type { AppEvents, AppHandle, ClutchlineAppElement, EmbedFrame } from '../api';

/** Other origins use the whole address. */
const LIBRARY = '/embed';

function isFrameModule(module: unknown): module is { readonly embedFrame: EmbedFrame } {
  return typeof module === 'object' && module !== null && 'embedFrame' in module;
}

export async function loadLibrary(): Promise<EmbedFrame> {
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ `${LIBRARY}/${file}`);
  const [frame] = await Promise.all([load('frame.js'), load('element-loader.js')]);
  if (!isFrameModule(frame)) throw new Error('The library has no embedFrame');
  return frame.embedFrame;
}

export function elementHandle(element: ClutchlineAppElement): Pick<AppHandle, 'update' | 'on'> {
  return {
    update({ token }) {
      element.token = token;
    },
    on(name, listener) {
      const forward = (event: CustomEvent<AppEvents[typeof name]>): void => listener(event.detail);
      element.addEventListener(name, forward);
      return () => element.removeEventListener(name, forward);
    },
  };
}
