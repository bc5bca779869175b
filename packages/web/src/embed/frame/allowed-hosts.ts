/** Name of the meta element in which the server lists the origins that may embed the page, with spaces between them. */
const HOSTS_META = 'clutchline-hosts';
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/** The origins that may talk with the frame page: its own, and those that the server wrote into it. */
export function allowedHosts(document: Document): ReadonlySet<string> {
  const listed = document.querySelector(`meta[name="${HOSTS_META}"]`)?.getAttribute('content') ?? '';
  return new Set([document.location.origin, ...listed.split(' ').filter((text) => ORIGIN.test(text))]);
}
