import { brand, strings } from '@shared/contracts';
import { Component, type ReactNode } from 'react';
import styles from './message-page.module.css';
import { words } from './pages.words';
import { newCrash, type Crash } from './crash';
import type { Reports } from '../vitals/reports';

interface Props {
  reports: Reports;
  children: ReactNode;
}

/**
 * Stands outside the router, for errors of the shell itself (P8.3). The id is that of the error's report.
 */
export class CrashBoundary extends Component<Props, { crash?: Crash }> {
  override state: { crash?: Crash } = {};

  static getDerivedStateFromError(error: unknown) {
    return { crash: newCrash(error) };
  }

  override componentDidCatch() {
    const { crash } = this.state;
    if (crash) this.props.reports.error(crash.error, 'crash', crash.incident);
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    const [call, say] = words.callAfterCrash;
    return (
      <main className={styles.page}>
        <h1 className={styles.heading}>{strings.clientError}</h1>
        <p>
          {call}{' '}
          <a translate="no" href={brand.supportPhoneHref}>
            {brand.supportPhone}
          </a>{' '}
          {say} <span translate="no">{crash.incident}</span>.
        </p>
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            {words.reload}
          </button>
        </p>
      </main>
    );
  }
}
