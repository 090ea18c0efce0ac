import { brand, strings } from '@shared/contracts';
import { Component, type ReactNode } from 'react';
import styles from './message-page.module.css';
import { reportCrash } from './report-crash';

/**
 * Stands outside the router, for errors of the shell itself (P8.3). The id is that of the error's report
 * (Q50).
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { incident?: string }> {
  override state: { incident?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { incident: reportCrash(error) };
  }

  override render() {
    if (!this.state.incident) return this.props.children;
    return (
      <main className={styles.page}>
        <h1 className={styles.heading}>{strings.clientError}</h1>
        <p>
          Something broke in your browser. Reload the page; if it stays, call{' '}
          <a href={brand.supportPhoneHref}>{brand.supportPhone}</a> and say {this.state.incident}.
        </p>
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        </p>
      </main>
    );
  }
}
