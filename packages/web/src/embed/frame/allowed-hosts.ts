/** Meta element in which the server lists the origins that may embed the page, separated by spaces. */
const HOSTS_META = 'clutchline-hosts';
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/** The page's own origin, and those that the server lists. */
export function allowedHosts(document: Document): ReadonlySet<string> {
  const listed = document.querySelector(`meta[name="${HOSTS_META}"]`)?.getAttribute('content') ?? '';
  return new Set([document.location.origin, ...listed.split(' ').filter((text) => ORIGIN.test(text))]);
}
