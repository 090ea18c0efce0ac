import { Button, type ButtonLook, type Elements, Spinner } from '@ilera/ui';
import { type ReactNode, Suspense, useState } from 'react';

interface Props extends ButtonLook {
  label: ReactNode;
  /** The form, which may be lazy; `close` brings the button back, with the focus. */
  children: (close: () => void) => Elements;
  /** The form is open at first, as where it holds what was typed before. */
  startsOpen?: boolean;
  /** Told whether the form is open, where the screen must not take it away. */
  onToggle?: (isOpen: boolean) => void;
}

/** A button in whose place its form comes. */
export function FormDisclosure({ label, children, startsOpen, onToggle, ...look }: Props) {
  // Undefined until somebody has pressed.
  const [isOpen, setIsOpen] = useState<boolean | undefined>(startsOpen || undefined);
  const toggle = (open: boolean) => {
    setIsOpen(open);
    onToggle?.(open);
  };
  if (isOpen) return <Suspense fallback={<Spinner />}>{children(() => toggle(false))}</Suspense>;
  return (
    <div>
      <Button {...look} autoFocus={isOpen === false} onClick={() => toggle(true)}>
        {label}
      </Button>
    </div>
  );
}
