import { Button, type ButtonProps } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useFormContext } from './form-context';

/**
 * Submits the surrounding form: busy during the submission, and inactive while a form that is checked at each change is
 * invalid.
 */
export const SubmitButton = observer(function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const { isSubmitting, isValid, hints } = useFormContext();
  return <Button {...props} type="submit" busy={isSubmitting} inactive={Boolean(hints) && !isValid} />;
});

type LeaveProps = Pick<ButtonProps, 'inactive' | 'children'> & { onClick: () => void };

/** Discards the typed values and leaves the surrounding form; not during a submission, whose values count. */
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
