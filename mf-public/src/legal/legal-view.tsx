import { formatDay } from '@ilera/format';
import { interfaceState } from '@ilera/runtime';
import { Button, Container, Head, PageHeading } from '@ilera/ui';
import styles from './legal-view.module.css';
import { words } from './legal.words';
import { TableOfContents } from './table-of-contents';
import { useActiveSection } from './use-active-section';

interface SectionProps {
  id: string;
  number: number;
  section: LegalSection;
}

function SectionView({ id, number, section: [title, ...text] }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{`${number}. ${title}`}</h2>
      {text.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** A long document with a table of contents that follows the reader, and a closing banner. */
export function LegalView({ document }: { document: LegalDocument }) {
  const active = useActiveSection(document.sections);
  return (
    <>
      <Head title={document.title} description={document.description} />
      <Container className={styles.page}>
        <PageHeading lead={document.intro}>{document.title}</PageHeading>
        <p className={styles.date}>
          {words.changed} <time dateTime={document.updated}>{formatDay(document.updated)}</time>
        </p>
        <div className={styles.layout}>
          <TableOfContents sections={document.sections} active={active} />
          <div className={styles.text}>
            {document.sections.map(([id, section], index) => (
              <SectionView key={id} id={id} number={index + 1} section={section} />
            ))}
          </div>
        </div>
      </Container>
      <ClosingBanner />
    </>
  );
}

/** Ends a legal document with a link to the Plans modal. */
function ClosingBanner() {
  return (
    <section className={styles.banner} aria-labelledby="closing-title">
      <Container className={styles.inner}>
        <div>
          <h2 id="closing-title">{words.endHeading}</h2>
          <p>{words.endText}</p>
        </div>
        <Button size="large" onClick={() => interfaceState.open('plans')}>
          {words.start}
        </Button>
      </Container>
    </section>
  );
}

/** A section: its title, then its paragraphs and lists. */
export type LegalSection = readonly [title: string, ...text: (string | readonly string[])[]];

/** Sections by their ids. */
export type LegalSections = Record<string, LegalSection>;

export interface LegalDocument {
  title: string;
  /** `yyyy-mm-dd`. */
  updated: string;
  /** Shown by search engines. */
  description: string;
  intro: string;
  /** In numbered order. */
  sections: readonly [id: string, section: LegalSection][];
}
