import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { Freshness } from './freshness-store';

export function useFreshness(): Freshness {
  return useStore(useApp().freshness, ({ freshness }) => freshness);
}
