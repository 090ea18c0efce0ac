import { Button, type ButtonProps } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useFormContext } from './form-context';

/** Sends the form around it: busy meanwhile, and inactive until a form that is checked at each change is valid. */
export const SubmitButton = observer(function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const { isSubmitting, isValid, hints } = useFormContext();
  return <Button {...props} type="submit" busy={isSubmitting} inactive={Boolean(hints) && !isValid} />;
});

type LeaveProps = Pick<ButtonProps, 'inactive' | 'children'> & { onClick: () => void };

/** Gives up what was typed and leaves the form around it; not while it is being sent, because what is sent counts. */
export const LeaveButton = observer(function LeaveButton({ onClick, inactive, children }: LeaveProps) {
  const form = useFormContext();
  const handleClick = () => {
    form.reset();
    onClick();
  };
  return (
    <Button variant="secondary" inactive={inactive || form.isSubmitting} onClick={handleClick}>
      {children}
    </Button>
  );
});
