import type { User } from '@ilera/contracts/api';
import { formatDay } from '@ilera/format';
import { Button, Dialog, type Fact, FactList } from '@ilera/ui';
import { useState } from 'react';
import { brand } from '@ilera/contracts';
import { words as common } from '../components/components.words';

/** The words of the hospital card, which the home shows too. */
const words = {
  showCard: 'Show card',
  heading: `${brand.name} plan card`,
  name: 'Name',
  plan: 'Plan',
  validUntil: 'Valid until',
} as const;

/** The plan card in large letters, to show at a hospital desk (R4.80). */
export function HospitalCard({ user }: { user: User }) {
  const [isShown, setShown] = useState(false);
  if (!user.enrollee_number || !user.plan) return null;
  const facts: Fact[] = [
    [words.name, `${user.first_name} ${user.last_name}`.trim()],
    [common.enrolleeNumber, user.enrollee_number],
    [words.plan, user.plan.name],
    [words.validUntil, formatDay(user.package_expiry_at)],
  ];
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setShown(true)}>
        {words.showCard}
      </Button>
      {isShown && (
        <Dialog title={words.heading} onClose={() => setShown(false)}>
          <FactList look="large" facts={facts} asIs />
        </Dialog>
      )}
    </>
  );
}
