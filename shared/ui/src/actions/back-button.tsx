import { useLocation, useNavigate } from '@ilera/runtime';
import { useState } from 'react';
import { Button } from './button';
import { BackIcon } from '../icons';

/** Goes back in the tab's history, or links to `fallback` on the first page of a tab. */
export function BackButton({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // The router gives a tab's first entry the key `default` until the page replaces its address.
  const [isFirstEntry] = useState(key === 'default');
  const handleBack = () => {
    // Going back from the site's first entry would leave the site. Older browsers do not tell.
    const canGoBack = 'navigation' in window ? window.navigation.canGoBack : !isFirstEntry;
    void (canGoBack ? navigate(-1) : navigate(fallback));
  };
  return (
    <Button variant="quiet" icon={<BackIcon />} onClick={handleBack}>
      Back
    </Button>
  );
}
