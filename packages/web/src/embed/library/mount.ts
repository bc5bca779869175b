import type { Mount } from '../api';
import { mount as mountApp } from '../mount';

export type * from '../api';

/** Puts an app on the page; link `clutchline.css` beside it. */
export const mount: Mount = mountApp;
