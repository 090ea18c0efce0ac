import { brand, paths } from '@shared/contracts';
import { PageMeta } from '../meta/page-meta';
import { LegalView } from './legal-view';
import { privacy } from './privacy/document';

/** `/privacy-policy`, for everybody. */
export default function PrivacyPage() {
  return (
    <>
      <PageMeta
        title={`${privacy.title} | ${brand.name}`}
        description={privacy.description}
        path={paths.privacy}
      />
      <LegalView document={privacy} />
    </>
  );
}
