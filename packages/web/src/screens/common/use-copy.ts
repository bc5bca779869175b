import { useState } from 'react';

interface CopyView {
  /** `refused`: the browser allows no copy here. */
  readonly state: 'idle' | 'copied' | 'refused';
  readonly copy: () => void;
}

/** To the clipboard. */
export function useCopy(text: string): CopyView {
  const [state, setState] = useState<CopyView['state']>('idle');

  async function write(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  return { state, copy: () => void write() };
}
