import { brand, paths } from '@shared/contracts';
import { PageMeta } from '../meta/page-meta';
import { LegalView } from './legal-view';
import { terms } from './terms/document';

/** `/terms-of-service`, for everybody. */
export default function TermsPage() {
  return (
    <>
      <PageMeta title={`${terms.title} | ${brand.name}`} description={terms.description} path={paths.terms} />
      <LegalView document={terms} />
    </>
  );
}
