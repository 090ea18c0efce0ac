import { brand, paths, visitPrice } from '@ilera/contracts';
import { BrandMark, type Elements, Head, PageHeading } from '@ilera/ui';
import type { ReactNode } from 'react';
import { ScreenKind } from '../components/screen-kind';
import styles from './auth-layout.module.css';

/** The words around every form. */
const words = {
  homePage: `${brand.name}, home page`,
  about: `About ${brand.name}`,
  claim: 'A doctor you can reach before the pharmacy opens.',
  facts: [
    { figure: '24/7', meaning: 'by text, phone or video, in Nigeria' },
    { figure: '20+', meaning: 'common conditions treated' },
    { figure: visitPrice.message.text, meaning: 'is where a consultation starts' },
  ],
} as const;

interface AuthLayoutProps {
  /** Title of the browser's tab. */
  title: string;
  description: string;
  heading: ReactNode;
  lead?: ReactNode;
  children?: Elements;
}

/** The layout of every screen here: brand mark, form, and a marketing panel on wide screens. */
export function AuthLayout({ title, description, heading, lead, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <Head title={title} description={description} />
      <header className={styles.top}>
        <BrandMark to={paths.home} label={words.homePage} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageHeading lead={lead} className={styles.heading}>
          {heading}
        </PageHeading>
        <ScreenKind value="page">{children}</ScreenKind>
      </main>
      <Reassurance />
    </div>
  );
}

/** The marketing panel of wide screens. */
function Reassurance() {
  return (
    <aside className={styles.side} aria-label={words.about}>
      <div className={styles.inSight}>
        <p className={styles.claim}>{words.claim}</p>
        <svg viewBox="0 0 400 60" className={styles.pulse} aria-hidden="true" focusable="false">
          <path d="M0 34h120l14-26 22 46 16-32 8 12h220" />
        </svg>
        <dl className={styles.facts}>
          {words.facts.map(({ figure, meaning }) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
