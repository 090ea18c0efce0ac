import { Button, type ButtonProps } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useFormContext } from './form-context';

/** Sends the form around it: busy meanwhile, and inactive until a form that is checked at each change is valid. */
export const SubmitButton = observer(function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const { isSubmitting, isValid, hints } = useFormContext();
  return <Button {...props} type="submit" busy={isSubmitting} inactive={Boolean(hints) && !isValid} />;
});

/** Leaves the form around it; not while it is being sent, because what is sent counts. */
export const LeaveButton = observer(function LeaveButton(props: {
  onClick: () => void;
  children: ReactNode;
}) {
  const { isSubmitting } = useFormContext();
  return <Button {...props} variant="secondary" inactive={isSubmitting} />;
});
