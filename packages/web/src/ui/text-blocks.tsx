import type { ReactNode } from 'react';

import styles from './text-blocks.module.css';

type Flag = 0 | 1;

interface TextSpan {
  readonly text: string;
  readonly is_bold: Flag;
  readonly is_emphasized: Flag;
  readonly is_code: Flag;
  /** Null: no link. */
  readonly href: string | null;
}

interface ListBlock {
  readonly kind: 'list';
  readonly is_ordered: Flag;
  readonly items: readonly {
    readonly spans: readonly TextSpan[];
    readonly items: readonly { readonly spans: readonly TextSpan[] }[];
  }[];
}

export type TextBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly spans: readonly TextSpan[] }
  | ListBlock
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

interface Look {
  readonly heading: 'h2' | 'h4';
  readonly link: (href: string, text: ReactNode) => ReactNode;
}

interface TextBlocksProps extends Look {
  readonly blocks: readonly TextBlock[];
}

/** Parsed text, as elements only. */
export function TextBlocks({ blocks, ...look }: TextBlocksProps) {
  return (
    <div className={styles['blocks']}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} look={look} />
      ))}
    </div>
  );
}

function Block({ block, look }: { readonly block: TextBlock; readonly look: Look }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} link={look.link} />
        </p>
      );
    case 'heading': {
      const Heading = look.heading;
      return (
        <Heading>
          <Spans spans={block.spans} link={look.link} />
        </Heading>
      );
    }
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'rule':
      return <hr />;
    case 'list':
      return <List block={block} link={look.link} />;
  }
}

function List({ block, link }: { readonly block: ListBlock } & Pick<Look, 'link'>) {
  const items = block.items.map(({ spans, items: inner }, index) => (
    <li key={index}>
      <Spans spans={spans} link={link} />
      {inner.length > 0 && (
        <ul>
          {inner.map((item, position) => (
            <li key={position}>
              <Spans spans={item.spans} link={link} />
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
  return block.is_ordered === 1 ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Spans({ spans, link }: { readonly spans: readonly TextSpan[] } & Pick<Look, 'link'>) {
  return spans.map((span, index) => <Text key={index} span={span} link={link} />);
}

function Text({ span, link }: { readonly span: TextSpan } & Pick<Look, 'link'>) {
  const { text, is_bold, is_emphasized, is_code, href } = span;
  let shown: ReactNode = text;
  if (is_code === 1) shown = <code>{shown}</code>;
  if (is_emphasized === 1) shown = <em>{shown}</em>;
  if (is_bold === 1) shown = <strong>{shown}</strong>;
  return href === null ? shown : link(href, shown);
}
