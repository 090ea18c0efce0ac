import { brand, paths } from '@shared/contracts';
import { PageMeta } from '../meta/page-meta';
import { LegalView } from './legal-view';
import { terms } from './terms/document';

/** `/terms-of-service`, for everybody. */
export default function TermsPage() {
  return (
    <>
      <PageMeta
        title={`Terms of Service | ${brand.name}`}
        description={`The contract between you and ${brand.name}: plans, consultations, payments, refunds, records, and the law that applies.`}
        path={paths.terms}
      />
      <LegalView document={terms} />
    </>
  );
}
