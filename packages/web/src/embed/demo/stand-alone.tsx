import './stand-alone.css';

import { LANGUAGES, DEFAULT_LANG, type LangId } from '@clutchline/contract';
import { loadCatalogue } from '@clutchline/i18n/load-catalogue';

import { openStorageArea, ValueStorage } from '../../data/storage';
import { createStoredValues } from '../../data/stored-values';
import { createCatalogues } from '../../i18n/catalogues';
import { mount } from '../mount';
import { elementById } from './element-by-id';
import { createHostDialog } from './host-dialog';
import { createHostSession } from './host-session';

const STORAGE_KEY = 'clutchline';

/** The token that the app keeps across visits and tabs; null while nobody is signed in. */
function storedToken(): string | null {
  const storage = new ValueStorage({ area: openStorageArea(window), prefix: STORAGE_KEY, tabs: null });
  const stored = createStoredValues(storage).token.read();
  return stored.kind === 'ok' ? stored.value : null;
}

/** The smallest host: a page for one app, with the demo sign-in in front of it. */
function start(): void {
  let lang: LangId = DEFAULT_LANG;
  let token = storedToken();
  const currentLang = (): LangId => lang;
  const session = createHostSession(window, currentLang);
  const app = mount(elementById('app'), { history: 'path', storageKey: STORAGE_KEY });
  const openDialog = createHostDialog({
    place: elementById('sign-in'),
    catalogues: createCatalogues(loadCatalogue),
    lang: currentLang,
    session,
    onToken: (given) => {
      token = given;
      app.update({ token: given });
    },
  });
  app.on('lang', (event) => {
    lang = LANGUAGES.find(({ code }) => code === event.lang)?.id ?? DEFAULT_LANG;
  });
  app.on('balance', (balance) => {
    if (balance === null && token !== null) void session.signOut(token);
    token = balance === null ? null : (storedToken() ?? token);
  });
  app.on('sign-in-required', openDialog);
}

start();
