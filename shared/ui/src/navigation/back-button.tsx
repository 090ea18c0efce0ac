import { useNavigate } from '@shared/runtime';
import { Button } from '../actions/button';
import { BackIcon } from '../icons';

/** Back in the visit's history, as the checkouts have it. */
export function BackButton({ children = 'Back' }: { children?: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="quiet" icon={<BackIcon />} onClick={() => void navigate(-1)}>
      {children}
    </Button>
  );
}
