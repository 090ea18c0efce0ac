import { Notice } from '@shared/ui';
import type { Block } from './articles/article';
import { words } from './blog-post.words';
import styles from './article-body.module.css';

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h2 className={styles.heading}>{block.text}</h2>;
  if (block.kind === 'warning')
    return (
      <Notice tone="warning" title={words.urgent}>
        {block.text}
      </Notice>
    );
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return <p>{block.text}</p>;
}

/** The text of an article in the reading width. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}
