import type { ReactNode } from 'react';

import type { BulletinBlock } from '../../state';
import { TextBlocks } from '../../ui/text-blocks';
import { PlaceLink } from '../common/place-link';

/** Blocks as the server parsed them (NEWS-2, bad input row 197). */
export function BulletinBody({ blocks }: { readonly blocks: readonly BulletinBlock[] }) {
  return <TextBlocks blocks={blocks} heading="h2" link={linkTo} />;
}

/** A route of the app or an https address; anything else is text. */
function linkTo(href: string, text: ReactNode): ReactNode {
  if (/^\/(?![/\\])/.test(href)) return <PlaceLink to={href}>{text}</PlaceLink>;
  if (!href.startsWith('https://')) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}
