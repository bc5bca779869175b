import * as z from 'zod/mini';

import type { MountOptions } from '../api';
import { OPTION_FIELDS as FIELDS } from '../option-fields';

const lenient = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined);
const schema = z.object({
  lang: lenient(FIELDS.lang),
  theme: lenient(FIELDS.theme),
  apiBase: lenient(FIELDS.apiBase),
  history: lenient(FIELDS.history),
  storageKey: lenient(FIELDS.storageKey),
  route: lenient(FIELDS.route),
});

/** Attributes as options; what is none is as if it were left out. */
export function cleanOptions(attributes: Readonly<Record<string, string | null>>): MountOptions {
  return z.parse(schema, attributes);
}
