import type { FuzzedPage } from './fuzzed-page';

const LEAKED = /.{0,40}(NaN|undefined|\[object |Infinity|Invalid Date).{0,20}/;

/** By tag name first: selectors are slow here. */
const isBlank = (main: Element): boolean =>
  ['h1', 'h2', 'h3', 'p'].every((name) => main.getElementsByTagName(name).length === 0) &&
  main.querySelector('[role="alert"], [role="status"], [aria-busy="true"]') === null;

export function faultsOf({ element }: FuzzedPage): readonly string[] {
  const [main] = element.getElementsByTagName('main');
  const faults: string[] = [];
  if (main === undefined) faults.push('no main landmark');
  if (main !== undefined && isBlank(main)) faults.push('blank main');
  if (element.getElementsByTagName('header').length === 0) faults.push('no header');
  const leaked = LEAKED.exec(element.textContent);
  if (leaked !== null) faults.push(`shows "${leaked[0]}"`);
  const images = [...element.getElementsByTagName('img')];
  if (images.some((image) => image.hasAttribute('onerror'))) faults.push('markup of an answer');
  return faults;
}
