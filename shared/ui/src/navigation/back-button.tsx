import { useLocation, useNavigate } from '@shared/runtime';
import { Button } from '../actions/button';
import { BackIcon } from '../icons';

/** Back in the tab's history; to `fallback` where the tab began with this page. */
export function BackButton({ children = 'Back', fallback }: { children?: string; fallback: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router names the first entry of a tab `default`; going back from there would leave the site.
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
