import { brand, paths } from '@shared/contracts';
import { PageMeta } from '../meta/page-meta';
import { LegalView } from './legal-view';
import { words } from './privacy.words';
import { privacy } from './privacy/document';

/** `/privacy-policy`, for everybody. */
export default function PrivacyPage() {
  return (
    <>
      <PageMeta
        title={`${words.title} | ${brand.name}`}
        description={words.description}
        path={paths.privacy}
      />
      <LegalView document={privacy} />
    </>
  );
}
