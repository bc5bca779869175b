import type { Mount } from '../api';
import { mountLater } from '../mount-later';

export type * from '../api';

/** Puts an app on the page; link `clutchline.css` beside it. */
export const mount: Mount = mountLater(async () => (await import('../mount')).mount);
