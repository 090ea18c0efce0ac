import { failureText, Mutation, toasts } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { ErrorLine } from '../feedback/error-line';
import styles from './action-button.module.css';
import { Button, type ButtonLook } from './button';

/** A button's call and its follow-ups. */
export interface Action {
  act: () => Promise<unknown>;
  /** Calls whose data the action changes. */
  stale?: readonly { path: string }[] | undefined;
  /** Message after a successful action. */
  done?: string | undefined;
  /** Called after a successful action; the button is busy until it resolves. */
  onDone?: (() => unknown) | undefined;
  /** Words a failure differently from the response. */
  why?: ((failure: unknown) => string) | undefined;
  onBusy?: ((busy: boolean) => void) | undefined;
}

interface Props extends Action, ButtonLook {
  /** Whether another action, the alternative to this one, is running. */
  inactive?: boolean;
  children: ReactNode;
}

/** A button that sends a change and shows a failure. */
export const ActionButton = observer(function ActionButton({
  act,
  stale,
  done,
  onDone,
  why = failureText,
  onBusy,
  inactive = false,
  ...button
}: Props) {
  const [acting] = useState(() => new Mutation((work: () => Promise<void>) => work(), stale));
  const { busy, failure } = acting;
  useEffect(() => {
    // The alternative was pressed, so this button's message is outdated.
    if (inactive) acting.clear();
  }, [acting, inactive]);
  const handleAct = async ({ currentTarget, detail }: MouseEvent) => {
    // The second press of a double click was meant for the previous content.
    if (detail > 1) return;
    onBusy?.(true);
    await acting.run(async () => {
      await act();
      if (done) toasts.success(done);
      await onDone?.();
    });
    onBusy?.(false);
    // The button's dialog was closed meanwhile.
    if (acting.failure !== null && !currentTarget.isConnected) toasts.error(why(acting.failure));
  };
  return (
    <>
      <Button
        {...button}
        busy={busy}
        inactive={inactive && !busy}
        onClick={(event) => void handleAct(event)}
      />
      <ErrorLine className={styles.failure}>{failure === null ? null : why(failure)}</ErrorLine>
    </>
  );
});
