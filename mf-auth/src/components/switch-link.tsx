import { paths } from '@ilera/contracts';
import { interfaceState, Link } from '@ilera/runtime';
import { type ReactNode, use } from 'react';
import styles from './auth-form.module.css';
import { ScreenKind } from './screen-kind';

const pages = { login: paths.signIn, signUp: paths.signUp, forgotPassword: paths.forgotPassword };

/** Links to another form: to its page, or from a panel to its panel. */
export function SwitchLink({ to, children }: { to: keyof typeof pages; children: ReactNode }) {
  const kind = use(ScreenKind);
  if (kind === 'page') {
    return (
      <Link className={styles.link} to={pages[to]}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.link} onClick={() => interfaceState.switchTo(to)}>
      {children}
    </button>
  );
}
