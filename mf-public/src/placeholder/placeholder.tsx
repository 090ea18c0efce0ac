import { paths } from '@ilera/contracts';
import { Button, Buttons, Container, type Elements, Head } from '@ilera/ui';
import { BlogTeaser } from '../blog/blog-teaser';
import { words as common } from '../components.words';
import styles from './placeholder.module.css';

interface Props {
  /** `title` and `description` belong to the document. */
  words: {
    title: string;
    description: string;
    heading: string;
    lead: string;
    today?: string;
    action: string;
  };
  art: Elements;
  /** Target of the first button. */
  href: string;
}

/** An unfinished page: its purpose, and links to other pages meanwhile. */
export const Placeholder = ({ words, art, href }: Props) => (
  <>
    <Head title={words.title} description={words.description} />
    <Container className={styles.place}>
      <div className={styles.art}>{art}</div>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <p>{words.lead}</p>
        {words.today && <p>{words.today}</p>}
        <Buttons className={styles.actions}>
          <Button href={href}>{words.action}</Button>
          <Button href={paths.conditions} variant="secondary">
            {common.seeWhatWeTreat}
          </Button>
        </Buttons>
      </div>
    </Container>
    <BlogTeaser />
  </>
);
