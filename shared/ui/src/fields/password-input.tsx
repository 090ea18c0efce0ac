import { passwordToggleMark } from '@ilera/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../text/visually-hidden';
import { useFieldControl } from './field-context';
import styles from './control.module.css';

/** Props of the password control; it decides its own type. */
export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>;

/**
 * A password control with a Show / Hide button. Hidden at first, and hidden again when the form is sent. On a
 * prerendered page the button works before the scripts, and what it shows stays shown.
 */
export function PasswordInput({ className, autoComplete = 'current-password', ...rest }: PasswordInputProps) {
  const control = useFieldControl();
  const [shown, setShown] = useState(false);
  // What the document's script has changed before React came.
  const readShown = useCallback((button: HTMLButtonElement | null) => {
    if (button?.getAttribute(passwordToggleMark) !== 'shown') return;
    button.setAttribute(passwordToggleMark, '');
    setShown(true);
  }, []);

  useEffect(() => {
    if (!shown) return;
    // A browser may store the value of a text field, so the password is hidden before the form is sent.
    const hide = () => setShown(false);
    document.addEventListener('submit', hide, true);
    window.addEventListener('pageshow', hide);
    return () => {
      document.removeEventListener('submit', hide, true);
      window.removeEventListener('pageshow', hide);
    };
  }, [shown]);

  return (
    <div className={styles.row}>
      <input
        {...control}
        {...rest}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        suppressHydrationWarning
        className={cx(styles.control, styles.withButton, className)}
      />
      <button
        ref={readShown}
        type="button"
        className={styles.inside}
        aria-controls={rest.id ?? control.id}
        {...{ [passwordToggleMark]: '' }}
        suppressHydrationWarning
        onClick={() => setShown(!shown)}
      >
        <span>{shown ? 'Hide' : 'Show'}</span>
        <VisuallyHidden> password</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{shown ? 'Your password is shown' : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
