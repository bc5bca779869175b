import type { FuzzedPage } from './fuzzed-page';

/** Words of the machine that no player is to read. */
const LEAKED = /.{0,40}(NaN|undefined|\[object |Infinity|Invalid Date).{0,20}/;

/** What a player would call broken about the page as it stands; empty where nothing is. */
export function faultsOf({ element }: FuzzedPage): readonly string[] {
  const main = element.querySelector('main');
  const faults: string[] = [];
  if (main === null) faults.push('no main landmark');
  if (
    main !== null &&
    main.querySelector('h1, h2, h3, [role="alert"], [role="status"], [aria-busy="true"], p') === null
  )
    faults.push('blank main');
  if (element.querySelector('header') === null) faults.push('no header');
  const leaked = LEAKED.exec(element.textContent);
  if (leaked !== null) faults.push(`shows "${leaked[0]}"`);
  if (element.querySelector('main img[onerror]') !== null) faults.push('markup of an answer');
  return faults;
}
