import { passwordToggleMark } from '@ilera/contracts';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../text/visually-hidden';
import { useFieldControl } from './field-context';
import styles from './control.module.css';

/** Props of the password control, which sets its type. */
export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>;

/**
 * A password control with a Show / Hide button. Hidden initially and on submission. On a prerendered page the button
 * works before the scripts have loaded, and a visible password stays visible.
 */
export function PasswordInput({ className, autoComplete = 'current-password', ...rest }: PasswordInputProps) {
  const control = useFieldControl();
  const [isShown, setShown] = useState(false);
  // Reads the state that the document's script set before React started.
  const readShown = useCallback((button: HTMLButtonElement | null) => {
    if (button?.getAttribute(passwordToggleMark) !== 'shown') return;
    button.setAttribute(passwordToggleMark, '');
    setShown(true);
  }, []);

  useEffect(() => {
    if (!isShown) return;
    // A browser may store the value of a text field, so the password is hidden before the submission.
    const hide = () => setShown(false);
    document.addEventListener('submit', hide, true);
    window.addEventListener('pageshow', hide);
    return () => {
      document.removeEventListener('submit', hide, true);
      window.removeEventListener('pageshow', hide);
    };
  }, [isShown]);

  return (
    <div className={styles.row}>
      <input
        {...control}
        {...rest}
        type={isShown ? 'text' : 'password'}
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
        aria-controls={control.id}
        {...{ [passwordToggleMark]: '' }}
        suppressHydrationWarning
        onClick={() => setShown(!isShown)}
      >
        <span>{isShown ? 'Hide' : 'Show'}</span>
        <VisuallyHidden> password</VisuallyHidden>
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{isShown ? 'Your password is shown' : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
