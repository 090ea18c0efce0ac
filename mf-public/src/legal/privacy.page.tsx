import { brand, paths } from '@shared/contracts';
import { PageMeta } from '../meta/page-meta';
import { LegalView } from './legal-view';
import { privacy } from './privacy/document';

/** `/privacy-policy`, for everybody. */
export default function PrivacyPage() {
  return (
    <>
      <PageMeta
        title={`Data Privacy, Protection & Cookie Policy | ${brand.name}`}
        description={`What ${brand.name} knows about you, what it is used for, who sees it, how long it is kept, and your rights.`}
        path={paths.privacy}
      />
      <LegalView document={privacy} />
    </>
  );
}
