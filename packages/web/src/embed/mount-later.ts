import type { AppEvents, LiveOptions } from './api';
import { APP_EVENTS, type AsGiven, HostEvents, type MountAsGiven } from './host-values';

/**
 * Returns the handle before the app loads (P14) and applies changes later, in order. Failed loading is an error of the
 * page.
 */
export function mountLater(load: () => Promise<MountAsGiven>): MountAsGiven {
  return (element, options) => {
    const given = { ...options };
    const events = new HostEvents<AppEvents>();
    const waiting: AsGiven<LiveOptions>[] = [];
    let app: ReturnType<MountAsGiven> | null = null;
    let isWanted = true;

    function start(mount: MountAsGiven): void {
      if (!isWanted) return;
      const started = mount(element, given);
      APP_EVENTS.forEach((name) => started.on(name, (event) => events.emit(name, event)));
      waiting.splice(0).forEach((changed) => started.update(changed));
      app = started;
    }
    function fail(): void {
      if (isWanted) events.emit('error', { kind: 'page', message: 'The app did not load' });
    }
    // The app imports the renderer when it starts: requested now, it does not arrive a round trip later.
    void Promise.all([load(), import('react-dom/client')]).then(([mount]) => start(mount), fail);
    return {
      update: (changed) => (app === null ? void waiting.push(changed) : app.update(changed)),
      on: (name, listener) => events.on(name, listener),
      off: (name, listener) => events.off(name, listener),
      destroy() {
        isWanted = false;
        app?.destroy();
      },
    };
  };
}
