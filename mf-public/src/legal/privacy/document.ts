import { brand } from '@shared/contracts';
import type { LegalDocument } from '../legal-view';
import { cookies } from './cookies';
import { howWeUse } from './how-we-use';
import { keepingAndRights } from './keeping-and-rights';
import { whatWeCollect } from './what-we-collect';

/** The privacy policy. What counsel has to check is in docs/legal.md. */
export const privacy: LegalDocument = {
  title: 'Data Privacy, Protection & Cookie Policy',
  updated: '2026-11-22',
  description: `What ${brand.name} knows about you, what it is used for, who sees it, how long it is kept, and your rights.`,
  intro: `What ${brand.name} knows about you, what for, who else sees it, and what you can do about it.`,
  sections: [...whatWeCollect, ...howWeUse, ...keepingAndRights, ...cookies],
};
