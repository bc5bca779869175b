import { useApp } from '../app-context';
import { useStore } from '../use-snapshot';

const ROUTE = '{route}';

/** Of a route of the app, for other people: by the template of the host, else on this page. */
export function useShareAddress(): (route: string) => string {
  const app = useApp();
  const { publicUrl } = useStore(app.settings);
  const { location } = app.env;
  return (route) =>
    publicUrl === '' ? ownAddress(location.href(route)) : publicUrl.replace(ROUTE, inTemplate(publicUrl, route));
}

/** A host that stores no routes in its address has one page for all. */
const ownAddress = (href: string): string =>
  href === '#' ? globalThis.location.href : new URL(href, globalThis.location.href).href;

/** Part of a query or fragment is encoded; a path is one already. */
const inTemplate = (template: string, route: string): string =>
  /[?#]/.test(template.slice(0, template.indexOf(ROUTE))) ? encodeURIComponent(route) : route;
