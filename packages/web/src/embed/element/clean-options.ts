import * as z from 'zod/mini';

import type { MountOptions } from '../api';
import { lenient } from '../lenient';
import { OPTION_FIELDS as FIELDS } from '../option-fields';

const schema = z.object({
  lang: lenient(FIELDS.lang),
  theme: lenient(FIELDS.theme),
  apiBase: lenient(FIELDS.apiBase),
  history: lenient(FIELDS.history),
  storageKey: lenient(FIELDS.storageKey),
  route: lenient(FIELDS.route),
  confirmAbove: lenient(
    z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)), FIELDS.confirmAbove),
  ),
  resultDisplay: lenient(FIELDS.resultDisplay),
});

/** Attributes as options; what is none is as if it were left out. */
export function cleanOptions(attributes: Readonly<Record<string, string | null>>): MountOptions {
  return z.parse(schema, attributes);
}
