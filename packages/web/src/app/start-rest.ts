import { languageById } from '@clutchline/contract';

import type { AppState } from '../state/app-state';
import { followPreferences } from '../state/preferences/follow-preferences';
import { startAnnouncements } from '../state/announcements/start-announcements';
import { screenOf } from '../state/route/screen-of';
import { followSpoilers } from '../state/spoilers/reveal';
import { readStartQuery } from '../state/start/start-query';
import { browseOf, listAddress } from '../state/browse/browse-address';
import type { Stage } from './stage';
import { startScroll } from './start-scroll';

export function startRest(app: AppState, stage: Stage): () => void {
  const stops = [
    startBrand(app, stage),
    startPause(app, stage),
    startScroll(app, stage),
    followPreferences(app),
    followSpoilers(app),
    followListAddress(app),
    startAnnouncements(app),
  ];
  return () => stops.forEach((stop) => stop());
}

/** NAV-6, U30; notifies the host of the language. */
export function startBrand(app: AppState, { view, ownsPage }: Stage): () => void {
  const showTitle = (): void => {
    const { langId } = app.language.getState();
    const { brand } = app.settings.getState();
    if (!ownsPage) return;
    const { text } = app.pageTitle.getState();
    view.document.title = [text, langId === 1 ? brand.zh : brand.other].filter(Boolean).join(' – ');
  };
  // With each write, also of the same language, the browser computes the styles of the whole page again (P10).
  const showLanguage = (): void => {
    const { bcp47, code } = languageById(app.language.getState().langId);
    const page = view.document.documentElement;
    if (ownsPage && page.lang !== bcp47) page.lang = bcp47;
    app.emit('lang', { lang: code });
  };
  showTitle();
  showLanguage();
  const stops = [
    app.language.subscribe(showTitle),
    app.language.subscribe(showLanguage),
    app.settings.subscribe(showTitle),
    app.pageTitle.subscribe(showTitle),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Ms until a hidden app disconnects. */
const HIDDEN_MS = 60_000;

/**
 * A hidden app stops periodic requests, later prices; visible again it refreshes everything (PUSH-5, bad input row
 * 124).
 */
export function startPause(app: AppState, { view, element }: Stage): () => void {
  let onPage = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const isSeen = onPage && view.document.visibilityState === 'visible';
    clearTimeout(timer);
    app.queries.setSeen(isSeen);
    if (isSeen) app.push.wake();
    else timer = setTimeout(() => app.push.pause(), HIDDEN_MS);
  }
  const observer = new IntersectionObserver((entries) => {
    onPage = entries.at(-1)?.isIntersecting === true;
    look();
  });
  observer.observe(element);
  look();
  view.document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    view.document.removeEventListener('visibilitychange', look);
  };
}

/** The list follows its address; an address without values receives the current ones. */
export function followListAddress(app: Pick<AppState, 'env' | 'browse'>): () => void {
  const { location } = app.env;
  return location.subscribe((way) => {
    const { path, search, state } = location.read();
    if (screenOf(path) !== 'match-list') return;
    const named = browseOf(readStartQuery(search));
    const current = listAddress(app.browse.getState());
    if (listAddress(named) === current) return;
    if (way !== 'back' && search === '') location.go(current, { replace: true, state });
    else app.browse.setState(named);
  });
}
