import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readManifest } from './build-manifest';
import { weighFiles, type Weight } from './weigh-files';

/** Bytes, with one language (check D14). */
export const DESK_LIMIT = 250_000;

const LANGUAGES = ['en-US', 'zh-CN'] as const;
/** Texts of players exist in other languages too, which the desk does not load. */
const TEXTS = /\/(?:generated|texts)\/([a-z]{2}-[A-Z]{2})[.a-z]*\.ts$/;

/** Every screen with scripts, styles and the heavier language. */
export function weighDesk(folder: string): Weight {
  const files = readdirSync(join(folder, 'assets')).map((name) => join('assets', name));
  const manifest = readManifest(folder);
  const weigh = (chosen: Iterable<string>): number => {
    const list = [...chosen];
    return weighFiles(folder, list, '.js') + weighFiles(folder, list, '.css');
  };
  const texts = Object.entries(manifest).flatMap(([source, { file }]) => {
    const language = TEXTS.exec(source)?.[1];
    return language === undefined ? [] : [{ language, file }];
  });
  const ofAll = new Set(texts.map(({ file }) => file));
  const languages = LANGUAGES.map((wanted) =>
    weigh(texts.flatMap(({ language, file }) => (language === wanted ? [file] : []))),
  );
  if (languages.includes(0)) throw new Error('the build of the desk lacks a language');
  const rest = weigh(files.filter((file) => !ofAll.has(file)));
  return { name: 'desk, all screens', bytes: rest + Math.max(...languages), limit: DESK_LIMIT };
}
