import { brand, strings } from '@shared/contracts';
import { Component, type ReactNode } from 'react';
import styles from './message-page.module.css';
import { words } from './pages.words';
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
    const [call, say] = words.callAfterCrash;
    return (
      <main className={styles.page}>
        <h1 className={styles.heading}>{strings.clientError}</h1>
        <p>
          {call} <a href={brand.supportPhoneHref}>{brand.supportPhone}</a> {say} {this.state.incident}.
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
