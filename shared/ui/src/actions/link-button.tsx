import type { ButtonProps } from './button';
import { Button } from './button';

/** Props of a link that looks like a button. */
export type LinkButtonProps = Omit<ButtonProps, 'href' | 'busy' | 'inactive' | 'type'> & { href: string };

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  return <Button {...props} />;
}
