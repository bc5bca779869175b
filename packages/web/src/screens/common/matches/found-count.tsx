import { useState } from 'react';

import { VisuallyHidden } from '../../../ui/visually-hidden';

interface FoundCountProps {
  /** The filters. */
  readonly choice: string;
  /** What they find; null while it loads. */
  readonly text: string | null;
}

/** Announces what changed filters find, also if the sentence is the same; neither what a screen opens with nor pushes (U3). */
export function FoundCount({ choice, text }: FoundCountProps) {
  const [said, setSaid] = useState({ choice, text: '' });
  if (text !== null && choice !== said.choice) setSaid({ choice, text });
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={said.choice}>{said.text}</span>
      </span>
    </VisuallyHidden>
  );
}
