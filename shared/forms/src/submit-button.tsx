import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { useFormContext } from './use-yup-form';

/** Sends the form around it: busy meanwhile, and inactive until a form that is checked at each change is valid. */
export const SubmitButton = observer(function SubmitButton(
  props: Omit<ComponentProps<typeof Button>, 'type'>,
) {
  const { isSubmitting, isValid, hints } = useFormContext();
  return <Button {...props} type="submit" busy={isSubmitting} inactive={Boolean(hints) && !isValid} />;
});
