import { brand } from '@ilera/contracts';
import { LegalView, type LegalDocument, type LegalSection } from './legal-view';
import { cookies } from './privacy/cookies';
import { howWeUse } from './privacy/how-we-use';
import { keepingAndRights } from './privacy/keeping-and-rights';
import { whatWeCollect } from './privacy/what-we-collect';

/** The privacy policy. docs/legal.md lists what counsel has to check. */
export const privacy: LegalDocument = {
  title: 'Data Privacy, Protection & Cookie Policy',
  updated: '2026-11-29',
  description: `What ${brand.name} knows about you, what it is used for, who sees it, how long it is kept, and your rights.`,
  intro: `What ${brand.name} knows about you, what for, who else sees it, and what you can do about it.`,
  sections: [whatWeCollect, howWeUse, keepingAndRights, cookies].flatMap(Object.entries<LegalSection>),
};

/** `/privacy-policy`, for everybody. */
export default function PrivacyPage() {
  return <LegalView document={privacy} />;
}
