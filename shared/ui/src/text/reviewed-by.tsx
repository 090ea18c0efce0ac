import { medicalReviewer, paths } from '@ilera/contracts';
import { formatDay } from '@ilera/format';
import { Link } from '@ilera/runtime';

/**
 * The reviewer of a medical text and the date, with a link to an explanation (R5.10); renders nothing without a date.
 */
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
