import { join } from 'node:path';

import { LANGUAGES } from '@clutchline/contract';

import { isSource, listFiles } from '../source/list-files';
import { findCatalogueFaults } from './find-catalogue-faults';
import { type KeyUse, keyUseIn } from './find-key-use';
import { readAllowances } from './read-allowances';
import { readDeskMessages, readMessages, type Texts } from './read-messages';

/** LANG-2. */
export function findMessageFaults(root: string): string[] {
  const messages = readMessages(join(root, 'packages/i18n/messages'));
  const allowed = readAllowances(join(root, 'packages/i18n/same-as-english.json'));
  const english: Texts = messages.get('en-US') ?? new Map<string, string>();
  if (english.size === 0) return ['en-US: no texts were found'];
  const faults = LANGUAGES.flatMap(({ code }) =>
    findCatalogueFaults({
      code,
      english,
      own: messages.get(code) ?? new Map<string, string>(),
      mayStayEnglish: (key) => allowed.has(`${code} ${key}`),
    }),
  );
  return [...faults, ...allowanceFaults(allowed, english), ...useFaults(root, english)];
}

function allowanceFaults(allowed: ReadonlySet<string>, english: Texts): string[] {
  return [...allowed]
    .filter((entry) => !english.has(entry.slice(entry.indexOf(' ') + 1)))
    .map((entry) => `same-as-english.json: ${entry} names no text`);
}

const isOfDesk = (path: string): boolean => path.startsWith('packages/desk/');

/** The desk has separate texts (DESK-1), some under the same keys; their translation is tested beside them. */
function useFaults(root: string, english: Texts): string[] {
  const sources = listFiles(root, 'packages').filter(isSource);
  const ofDesk = sources.filter(isOfDesk);
  const desk = readDeskMessages(join(root, 'packages/desk/src/texts'));
  const ofPlayers = sources.filter((path) => !isOfDesk(path));
  return [...keyFaults(english, keyUseIn(root, ofPlayers)), ...keyFaults(desk, keyUseIn(root, ofDesk))];
}

function keyFaults(english: Texts, { literals, patterns, usedKeys }: KeyUse): string[] {
  const isUsed = (key: string): boolean => literals.has(key) || patterns.some((pattern) => pattern.test(key));
  const unused = [...english.keys()].filter((key) => !isUsed(key)).map((key) => `${key}: no source uses it`);
  const unknown = [...usedKeys]
    .filter(([key]) => !english.has(key))
    .map(([key, path]) => `${path}: no text for ${key}`);
  return [...unused, ...unknown];
}
