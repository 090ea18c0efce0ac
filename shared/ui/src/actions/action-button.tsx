import { failureText, Mutation, toasts } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { ErrorLine } from '../feedback/error-line';
import styles from './action-button.module.css';
import { Button, type ButtonLook } from './button';

/** What a button sends, and what follows. */
export interface Action {
  act: () => Promise<unknown>;
  /** The calls whose data the action changes. */
  stale?: readonly { path: string }[] | undefined;
  /** Said once the action is done. */
  done?: string | undefined;
  /** Called once the action is done; the button is busy until then. */
  onDone?: (() => unknown) | undefined;
  /** Why the action failed, in other words than those of the response. */
  why?: ((failure: unknown) => string) | undefined;
  onBusy?: ((busy: boolean) => void) | undefined;
}

interface Props extends Action, ButtonLook {
  /** Another action is running, of which this one is the alternative. */
  inactive?: boolean;
  children: ReactNode;
}

/** A button that sends a change, and says why that failed. */
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
    // The alternative was pressed: what is said of this one is over.
    if (inactive) acting.clear();
  }, [acting, inactive]);
  const handleAct = async ({ currentTarget, detail }: MouseEvent) => {
    // The second press of a double click is meant for what stood here before.
    if (detail > 1) return;
    onBusy?.(true);
    await acting.run(async () => {
      await act();
      if (done) toasts.success(done);
      await onDone?.();
    });
    onBusy?.(false);
    // The dialog of the button was closed meanwhile.
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
