import { medicalReviewer, paths } from '@ilera/contracts';
import { formatDay } from '@ilera/format';
import { Link } from '@ilera/runtime';

/** Who reviewed a medical text and when, with the way to what that means (R5.10); nothing without a date. */
export function ReviewedBy({ on, className }: { on: string | undefined; className?: string | undefined }) {
  const day = formatDay(on);
  return day ? (
    <p className={className}>
      Reviewed by{' '}
      <Link to={paths.medicalReview} translate="no">
        {medicalReviewer.name}
      </Link>{' '}
      on <span>{day}</span>
    </p>
  ) : null;
}
