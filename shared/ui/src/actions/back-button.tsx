import { useLocation, useNavigate } from '@shared/runtime';
import { Button } from './button';
import { BackIcon } from '../icons';

/** Back in the tab's history, or a link to `fallback` on the first page of a tab. */
export function BackButton({ children = 'Back', fallback }: { children?: string; fallback: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router gives the first entry of a tab the key `default`; going back from there would leave the site.
  const isFirst = key === 'default';
  return (
    <Button
      variant="quiet"
      icon={<BackIcon />}
      onClick={() => void (isFirst ? navigate(fallback) : navigate(-1))}
    >
      {children}
    </Button>
  );
}
