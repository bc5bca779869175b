import { OVERVIEW_PARTS, type Overview } from '@clutchline/contract/desk';
import type * as z from 'zod/mini';

import { parseValue } from '../../live/push/parse-value';
import { useTopic } from '../../live/push/use-topic';

export type PartName = keyof typeof OVERVIEW_PARTS;

const SCHEMAS: { readonly [Part in PartName]: z.core.$ZodType<Overview[Part]> } = OVERVIEW_PARTS;

export interface PushedOverview {
  readonly isStale: boolean;
  /** Null: not read yet. */
  readonly part: <Part extends PartName>(name: Part) => Overview[Part] | null;
}

export function useOverview(): PushedOverview {
  const { values, isStale } = useTopic('overview');
  return { isStale, part: (name) => parseValue(SCHEMAS[name], values.get(name)) };
}
