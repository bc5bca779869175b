export interface BoardProbe {
  frames: number;
  readonly longTasks: number[];
  /** Browsers omit those below 16 ms. */
  readonly interactions: Map<number, number>;
  readonly beacons: number[];
  /** Frames from press to display. */
  readonly highlights: number[];
}

declare global {
  interface Window {
    boardProbe: BoardProbe;
  }
}

/** Runs before the page's scripts. The message handled after a frame marks it as painted. */
export function installBoardProbe({ followsBeacon }: { readonly followsBeacon: boolean }): void {
  const probe: BoardProbe = { frames: 0, longTasks: [], interactions: new Map(), beacons: [], highlights: [] };
  window.boardProbe = probe;
  const received = new Map<string, number>();
  const shown: number[] = [];
  const presses: { readonly button: Element; readonly was: string | null; frames: number }[] = [];

  const painted = (): void => {
    for (const at of shown.splice(0)) probe.beacons.push(performance.now() - at);
    for (const press of presses.splice(0)) {
      press.frames += 1;
      if (press.button.getAttribute('aria-pressed') !== press.was) probe.highlights.push(press.frames);
      else if (press.frames < 60) presses.push(press);
    }
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = painted;
  const onFrame = (): void => {
    probe.frames += 1;
    port2.postMessage(null);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0) continue;
      const known = probe.interactions.get(entry.interactionId) ?? 0;
      probe.interactions.set(entry.interactionId, Math.max(known, entry.duration));
    }
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[aria-pressed]') : null;
      if (button !== null) presses.push({ button, was: button.getAttribute('aria-pressed'), frames: 0 });
    },
    { capture: true },
  );
  if (!followsBeacon) return;

  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data, timeStamp }: MessageEvent<string>) => {
        const odd = /"point_id":1,"delta":"([\d.]+)"/.exec(data)?.[1];
        if (odd === undefined) return;
        received.set(odd, timeStamp);
        // Cells show two decimals; the third of a beacon is 0.
        received.set(odd.slice(0, -1), timeStamp);
      });
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const at = received.get((addedNodes[0] ?? target).textContent ?? '');
      if (at === undefined) continue;
      received.clear();
      shown.push(at);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
