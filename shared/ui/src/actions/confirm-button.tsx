import { type ReactNode, useState } from 'react';
import { Dialog } from '../overlay/dialog';
import { type Action, ActionButton } from './action-button';
import { Button, type ButtonLook } from './button';
import { Buttons } from './buttons';
import { IconButton } from './icon-button';

interface Props extends ButtonLook {
  action: Action;
  confirm: { title: string; text: string; yes: string; no: string };
  inactive?: boolean;
  /** The button's name, if it shows only an icon. */
  label?: string;
  /** Id of the button's subject, for several buttons with the same name. */
  'aria-describedby'?: string;
  children?: ReactNode;
}

/** A button that asks for confirmation before it sends a change. */
export function ConfirmButton({ action, confirm, label, ...button }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = () => {
    // A dialog closed meanwhile has already sent the change.
    if (!isBusy) setAsking(true);
  };
  const close = () => setAsking(false);
  const handleDone = () => {
    close();
    return action.onDone?.();
  };
  const handleBusy = (busy: boolean) => {
    setBusy(busy);
    action.onBusy?.(busy);
  };
  return (
    <>
      {label ? (
        <IconButton
          label={label}
          icon={button.icon}
          aria-describedby={button['aria-describedby']}
          aria-disabled={isBusy || undefined}
          onClick={ask}
        />
      ) : (
        <Button {...button} busy={isBusy} inactive={button.inactive && !isBusy} onClick={ask} />
      )}
      {isAsking && (
        <Dialog title={confirm.title} size="small" onClose={close}>
          <p>{confirm.text}</p>
          <Buttons apart>
            <ActionButton variant="danger" {...action} onDone={handleDone} onBusy={handleBusy}>
              {confirm.yes}
            </ActionButton>
            <Button variant="secondary" inactive={isBusy} onClick={close}>
              {confirm.no}
            </Button>
          </Buttons>
        </Dialog>
      )}
    </>
  );
}
