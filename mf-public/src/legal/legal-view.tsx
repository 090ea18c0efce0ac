import { formatDay } from '@shared/format';
import { interfaceState } from '@shared/runtime';
import { Button, Container, PageHeading } from '@shared/ui';
import { useMemo } from 'react';
import styles from './legal-view.module.css';
import { words } from './legal.words';
import { TableOfContents } from './table-of-contents';
import { useActiveSection } from './use-active-section';

function SectionView({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className={styles.section}>
      <h2 id={`${section.id}-title`} className={styles.title}>
        {`${number}. ${section.title}`}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.items && (
        <ul>
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {section.closing && <p>{section.closing}</p>}
    </section>
  );
}

/** A long document with a table of contents that follows the reader, and the banner at its end. */
export function LegalView({ document }: { document: LegalDocument }) {
  const ids = useMemo(() => document.sections.map(({ id }) => id), [document]);
  const active = useActiveSection(ids);
  return (
    <>
      <Container className={styles.page}>
        <PageHeading lead={document.intro}>{document.title}</PageHeading>
        <p className={styles.date}>
          {words.changed} <time dateTime={document.updated}>{formatDay(document.updated)}</time>
        </p>
        <div className={styles.layout}>
          <TableOfContents sections={document.sections} active={active} />
          <div className={styles.text}>
            {document.sections.map((section, index) => (
              <SectionView key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </Container>
      <ClosingBanner />
    </>
  );
}

/** The end of a legal document: the way to the Plans modal. */
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

/** One numbered section of a legal document. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** After the paragraphs. */
  items?: readonly string[];
  /** After the list. */
  closing?: string;
}

/** A whole document. */
export interface LegalDocument {
  title: string;
  /** `yyyy-mm-dd`. */
  updated: string;
  /** For search engines. */
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}
