import type { ReactNode } from 'react';

import type { BulletinBlock } from '../../state';
import { PlaceLink } from '../common/place-link';
import styles from './bulletins.module.css';

type Span = Extract<BulletinBlock, { readonly kind: 'paragraph' }>['spans'][number];

/** Blocks as the server parsed them, as elements only (NEWS-2, bad input row 197). */
export function BulletinBody({ blocks }: { readonly blocks: readonly BulletinBlock[] }) {
  return (
    <div className={styles['body']}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: BulletinBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'heading':
      return (
        <h2>
          <Spans spans={block.spans} />
        </h2>
      );
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'rule':
      return <hr />;
    case 'list':
      return <List block={block} />;
  }
}

function List({ block }: { readonly block: Extract<BulletinBlock, { readonly kind: 'list' }> }) {
  const items = block.items.map(({ spans, items: inner }, index) => (
    <li key={index}>
      <Spans spans={spans} />
      {inner.length > 0 && (
        <ul>
          {inner.map((item, position) => (
            <li key={position}>
              <Spans spans={item.spans} />
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
  return block.is_ordered === 1 ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span, index) => <Text key={index} span={span} />);
}

function Text({ span: { text, is_bold, is_emphasized, is_code, href } }: { readonly span: Span }) {
  let shown: ReactNode = text;
  if (is_code === 1) shown = <code>{shown}</code>;
  if (is_emphasized === 1) shown = <em>{shown}</em>;
  if (is_bold === 1) shown = <strong>{shown}</strong>;
  return href === null ? shown : <Link href={href}>{shown}</Link>;
}

/** A route of the app or an https address; anything else is text. */
function Link({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (/^\/(?![/\\])/.test(href)) return <PlaceLink to={href}>{children}</PlaceLink>;
  if (!href.startsWith('https://')) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
