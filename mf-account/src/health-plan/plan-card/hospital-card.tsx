import type { User } from '@shared/contracts/api';
import { brand } from '@shared/contracts';
import { formatDay } from '@shared/format';
import { Button, Dialog } from '@shared/ui';
import { useState } from 'react';
import { type Fact, FactList } from '../../components/fact-list';

/** The plan card in large letters, to be shown at a hospital desk (R4.80). */
export function HospitalCard({ user }: { user: User }) {
  const [shown, setShown] = useState(false);
  if (!user.enrollee_number || !user.plan) return null;
  const facts: Fact[] = [
    ['Name', `${user.first_name} ${user.last_name}`.trim()],
    ['Enrollee number', user.enrollee_number],
    ['Plan', user.plan.name],
    ['Valid until', formatDay(user.package_expiry_at)],
  ];
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setShown(true)}>
        Show card
      </Button>
      {shown && (
        <Dialog title={`${brand.name} plan card`} onClose={() => setShown(false)}>
          <FactList look="large" facts={facts} />
        </Dialog>
      )}
    </>
  );
}
