import type { Mount } from '../api';
import { mountLater } from '../mount-later';

export type * from '../api';

/** The page must link `clutchline.css`. */
export const mount: Mount = mountLater(async () => (await import('../mount')).mount);
