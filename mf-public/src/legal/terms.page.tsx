import { brand, paths } from '@shared/contracts';
import { PageMeta } from '../meta/page-meta';
import { LegalView } from './legal-view';
import { words } from './terms.words';
import { terms } from './terms/document';

/** `/terms-of-service`, for everybody. */
export default function TermsPage() {
  return (
    <>
      <PageMeta title={`${words.title} | ${brand.name}`} description={words.description} path={paths.terms} />
      <LegalView document={terms} />
    </>
  );
}
