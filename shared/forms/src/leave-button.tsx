import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useFormContext } from './form-context';

/** Leaves the form around it; not while it is being sent, because what is sent counts. */
export const LeaveButton = observer(function LeaveButton(props: {
  onClick: () => void;
  children: ReactNode;
}) {
  const { isSubmitting } = useFormContext();
  return <Button {...props} variant="secondary" inactive={isSubmitting} />;
});
