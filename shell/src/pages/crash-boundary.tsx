import { brand, strings } from '@shared/contracts';
import { Component, type ReactNode } from 'react';
import styles from './message-page.module.css';
import { words } from './pages.words';
import { newCrash, reportCrash, type Crash } from './report-crash';

/**
 * Stands outside the router, for errors of the shell itself (P8.3). The id is that of the error's report
 *.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, { crash?: Crash }> {
  override state: { crash?: Crash } = {};

  static getDerivedStateFromError(error: unknown) {
    return { crash: newCrash(error) };
  }

  override componentDidCatch() {
    if (this.state.crash) reportCrash(this.state.crash);
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
