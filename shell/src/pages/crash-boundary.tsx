import { brand, strings } from '@shared/contracts';
import { Component, type ReactNode } from 'react';
import styles from './message-page.module.css';

/** Outside the router: when the shell itself breaks, this is all that is left (P8.3). */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className={styles.page}>
        <h1 className={styles.heading}>{strings.clientError}</h1>
        <p>
          Something broke in your browser. Reload the page; if it stays, call{' '}
          <a href={brand.supportPhoneHref}>{brand.supportPhone}</a>.
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
