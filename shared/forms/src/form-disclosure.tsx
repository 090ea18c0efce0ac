import { Button, type ButtonLook, type Elements, Spinner } from '@ilera/ui';
import { type ReactNode, Suspense, useState } from 'react';

interface Props extends ButtonLook {
  label: ReactNode;
  /** The form, which may be lazy; `close` restores the button and its focus. */
  children: (close: () => void) => Elements;
  /** Whether the form is open initially, for example because it holds unsaved text. */
  startsOpen?: boolean;
  /** Called when the form opens or closes, for a screen that must keep an open form. */
  onToggle?: (isOpen: boolean) => void;
}

/** A button that its form replaces. */
export function FormDisclosure({ label, children, startsOpen, onToggle, ...look }: Props) {
  // Undefined until the first press.
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
