import { Button, type ButtonLook, type Elements, Spinner } from '@shared/ui';
import { type ReactNode, Suspense, useState } from 'react';

interface Props extends ButtonLook {
  label: ReactNode;
  /** The form, which may be lazy; `close` brings the button back, with the focus. */
  children: (close: () => void) => Elements;
}

/** A button in whose place its form comes. */
export function FormButton({ label, children, ...look }: Props) {
  // Undefined until somebody has pressed.
  const [isOpen, setIsOpen] = useState<boolean>();
  if (isOpen) return <Suspense fallback={<Spinner />}>{children(() => setIsOpen(false))}</Suspense>;
  return (
    <div>
      <Button {...look} autoFocus={isOpen === false} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    </div>
  );
}
