import { failureText, Mutation, toasts } from '@shared/runtime';
import { Button, type ButtonLook, Dialog, ErrorLine, IconButton } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import styles from './action-button.module.css';

interface Props extends ButtonLook {
  /** What is sent. */
  act: () => Promise<unknown>;
  /** The calls whose data it changes. */
  stale?: readonly { path: string }[];
  /** Asked before it is sent. */
  confirm?: { title: string; text: string; yes: string; no: string };
  /** Said once it is done. */
  done?: string;
  /** Called once it is done; the button is busy until then. */
  onDone?: () => unknown;
  /** Why it failed, in other words than those of the response. */
  why?: (failure: unknown) => string;
  /** Another action is running, of which this one is the alternative. */
  inactive?: boolean;
  onBusy?: (busy: boolean) => void;
  /** The id of what it is about, where several buttons have one name. */
  'aria-describedby'?: string;
  /** Its name, where it shows only its icon. */
  label?: string;
  children?: ReactNode;
}

/** A button that sends a change, after a confirmation where one is given, and says why that failed. */
export const ActionButton = observer(function ActionButton({
  act,
  stale,
  confirm,
  done,
  onDone,
  why = failureText,
  inactive = false,
  onBusy,
  label,
  children,
  ...look
}: Props) {
  const [asking, setAsking] = useState(false);
  const [acting] = useState(() => new Mutation((work: () => Promise<void>) => work(), stale));
  const { busy, failure } = acting;
  const close = () => {
    setAsking(false);
    acting.clear();
  };
  const handleAct = async () => {
    onBusy?.(true);
    await acting.run(async () => {
      await act();
      if (done) toasts.success(done);
      setAsking(false);
      await onDone?.();
    });
    onBusy?.(false);
  };
  const handlePress = () => (confirm ? setAsking(true) : void handleAct());
  const failed = <ErrorLine className={styles.failure}>{failure === null ? null : why(failure)}</ErrorLine>;
  return (
    <>
      {label ? (
        <IconButton
          label={label}
          icon={look.icon}
          aria-describedby={look['aria-describedby']}
          onClick={handlePress}
        />
      ) : (
        <Button {...look} busy={busy} inactive={inactive && !busy} onClick={handlePress}>
          {children}
        </Button>
      )}
      {confirm && asking ? (
        <Dialog title={confirm.title} size="small" onClose={close}>
          <p>{confirm.text}</p>
          {failed}
          <div className={styles.buttons}>
            <Button variant="danger" busy={busy} onClick={() => void handleAct()}>
              {confirm.yes}
            </Button>
            <Button variant="secondary" inactive={busy} onClick={close}>
              {confirm.no}
            </Button>
          </div>
        </Dialog>
      ) : (
        failed
      )}
    </>
  );
});
