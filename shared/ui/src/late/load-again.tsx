import { Button } from '../actions/button';
import type { FailedLateProps } from './late';

/** In place of a piece of a page that did not load. */
export const LoadAgain = ({ onRetry }: FailedLateProps) => (
  <Button variant="secondary" onClick={onRetry}>
    This did not load. Try again
  </Button>
);
