import { pathTo, paths } from '@shared/contracts';
import { words } from '../layout/layout.words';

/** The five entries of the main navigation; the last two are placeholder links (P2.1). */
export const mainEntries = [
  { label: words.home, to: paths.home },
  { label: words.conditions, to: paths.conditions },
  { label: words.healthPlans, to: paths.healthPlans },
  { label: words.useCases, to: paths.useCases },
  { label: words.blogs, to: paths.blogs },
];

/** The footer's columns: every link with its target (P2.1, R4.74). */
export const footerColumns = [
  {
    title: words.services,
    links: [
      { label: words.buyPlans, to: paths.healthPlans },
      { label: words.speakToDoctor, to: paths.payPerVisit },
      { label: words.pharmacy, to: paths.pharmacies },
      { label: words.prescription, to: paths.home },
    ],
  },
  {
    title: words.company,
    links: [
      { label: words.why, to: paths.home },
      { label: words.joinAsProvider, to: paths.providers },
      { label: words.contact, to: paths.contact },
      { label: words.article, to: paths.home },
      { label: words.faq, to: paths.faq },
    ],
  },
  {
    title: words.useCasesColumn,
    links: [
      { label: words.forFamilies, to: paths.home },
      { label: words.forCompanies, to: paths.home },
      { label: words.forFreelancers, to: paths.home },
      { label: words.forHospitals, to: paths.home },
    ],
  },
];

/** Where individuals and providers start; employers have an overlay of their own (P6.2). */
export const entryPoints = {
  individuals: { label: words.individuals, hint: words.individualsHint, to: paths.signUp },
  employers: { label: words.employers, hint: words.employersHint },
  providers: { label: words.providers, hint: words.providersHint, to: paths.providers },
};

/** The small print under the footer. */
export const legalLinks = [
  { label: words.terms, to: paths.terms },
  { label: words.privacy, to: paths.privacy },
  { label: words.accessibility, to: paths.accessibility },
  { label: words.waitlist, to: paths.waitlist },
];

/** Beside Login in the menu of phones (R4.71). */
export const signUpEntry = { label: words.signUp, to: paths.signUp };

/** The one button of the navigation, for visitors who are not signed in. */
export const loginEntry = { label: words.login, to: pathTo.signIn() };

/** The same for people who are signed in. */
export const accountEntry = { label: words.account, to: paths.accountHome };
