import './stand-alone.css';

import { LANGUAGES, DEFAULT_LANG, type LangId } from '@clutchline/contract';
import { loadCatalogue } from '@clutchline/i18n/load-catalogue';

import { createCatalogues } from '../../i18n/catalogues';
import { mount } from '../mount';
import { elementById } from './element-by-id';
import { createHostDialog } from './host-dialog';
import { createHostSession } from './host-session';

/** The smallest host: a page for one app, with the demo sign-in in front of it. */
function start(): void {
  let lang: LangId = DEFAULT_LANG;
  const currentLang = (): LangId => lang;
  const app = mount(elementById('app'), { history: 'path' });
  const openDialog = createHostDialog({
    place: elementById('sign-in'),
    catalogues: createCatalogues(loadCatalogue),
    lang: currentLang,
    session: createHostSession(window, currentLang),
    onToken: (token) => app.update({ token }),
  });
  app.on('lang', (event) => {
    lang = LANGUAGES.find(({ code }) => code === event.lang)?.id ?? DEFAULT_LANG;
  });
  app.on('sign-in-required', openDialog);
}

start();
