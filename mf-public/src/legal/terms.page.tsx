import { brand, medicalReviewer } from '@ilera/contracts';
import { LegalView, type LegalDocument, type LegalSection, type LegalSections } from './legal-view';
import { liabilityAndLaw } from './terms/liability-and-law';
import { plansAndPayment } from './terms/plans-and-payment';
import { practitioners } from './terms/practitioners';
import { usingTheService } from './terms/using-the-service';

/** The sections before liability: responsibility for medical texts, and accessibility tests. */
const howWeWork: LegalSections = {
  'medical-review': [
    'Who reviews our medical texts',
    `${medicalReviewer.name}, ${medicalReviewer.role}, answers for the texts about conditions and for articles about health. They are written for patients and reviewed before each release. The date of the last review stands at the head of each text.`,
    `A text never replaces a consultation. If you think that something is wrong, write to ${brand.supportEmail}: a doctor looks at it.`,
  ],
  accessibility: [
    'Accessibility',
    `We want everybody to be able to use ${brand.name}, and test every change for it. The aim is WCAG 2.2, level AA. This is what the tests prove:`,
    [
      'The checker axe finds nothing in the pages and states of pages that we test, among them dialogs, errors, messages and pages that failed to load; on a phone and on a wide screen, in light and in dark colours.',
      'In all of them nothing is wider than the screen: at 320 pixels, at 390, at 1280, and with text at twice its size.',
      'Days, tabs and filters that are chosen can be told from the others with a system’s own colours of high contrast.',
      'The waitlist can be joined with the keyboard alone. Focus goes into each dialog and back to where it came from.',
    ],
    `Not proven: we test in one browser, Chromium, and not with people who use screen readers. If something does not work for you, call ${brand.supportPhone} or write to ${brand.supportEmail}: we help at once, and repair it.`,
  ],
};

/** The Terms of Service. docs/legal.md lists what counsel has to check. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  updated: '2026-11-22',
  description: `The contract between you and ${brand.name}: plans, consultations, payments, refunds, records, and the law that applies.`,
  intro: `What you can expect from ${brand.name}, and what we expect from you.`,
  sections: [usingTheService, plansAndPayment, practitioners, howWeWork, liabilityAndLaw].flatMap(
    Object.entries<LegalSection>,
  ),
};

/** `/terms-of-service`, for everybody. */
export default function TermsPage() {
  return <LegalView document={terms} />;
}
