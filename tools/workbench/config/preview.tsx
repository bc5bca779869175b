import { LANGUAGES, languageById } from '@clutchline/contract';
import type { ComponentType } from 'react';

import { BRANDS, THEMES } from '../../../packages/web/stories/frame/looks';
import { StoryFrame } from '../../../packages/web/stories/frame/story-frame';

/** Written by the workbench as it reads them from the address: `globals=theme:light;brand:2;lang:7`. */
interface Context {
  readonly globals: Readonly<Record<string, unknown>>;
}

interface ToolbarItem {
  readonly value: string;
  readonly title: string;
}

const menu = (title: string, icon: string, items: readonly ToolbarItem[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const globalTypes = {
  theme: menu(
    'Theme',
    'mirror',
    THEMES.map((value) => ({ value, title: value })),
  ),
  brand: menu(
    'Brand',
    'paintbrush',
    BRANDS.map(({ other }, index) => ({ value: `${index}`, title: other })),
  ),
  lang: menu(
    'Language',
    'globe',
    LANGUAGES.map(({ id, code }) => ({ value: `${id}`, title: code })),
  ),
};

export const initialGlobals = { theme: 'arena', brand: '0', lang: '2' };

export const parameters = { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } };

function dress(Story: ComponentType, { globals }: Context) {
  const theme = THEMES.find((known) => known === globals['theme']) ?? 'arena';
  const language = LANGUAGES.find(({ id }) => `${id}` === String(globals['lang'])) ?? languageById(2);
  return (
    <StoryFrame theme={theme} brand={Number(globals['brand'])} langId={language.id}>
      <Story />
    </StoryFrame>
  );
}

export const decorators = [dress];
