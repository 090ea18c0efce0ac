import { brand, pathTo, paths } from '@ilera/contracts';

/** The words of navigation and footer. */
export const words = {
  homePage: `${brand.name}, home page`,
  main: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  about: 'Health cover and doctors on call, for people in Nigeria.',
  whatsApp: 'Write to us on WhatsApp',
  smallPrint: `© ${brand.copyrightYear} ${brand.legalName}. In an emergency call 112.`,
} as const;

/** The five entries of the main navigation; the last two are placeholder links (P2.1). */
export const mainEntries = [
  { label: 'Home', to: paths.home },
  { label: 'Conditions', to: paths.conditions },
  { label: 'Health Plans', to: paths.healthPlans },
  { label: 'Use Cases', to: paths.useCases },
  { label: 'Blogs', to: paths.blogs },
];

/** The navigation's button for signed-out visitors. */
export const loginEntry = { label: 'Login', to: pathTo.signIn() };

/** The navigation's button for signed-in people. */
export const accountEntry = { label: 'My account', to: paths.accountHome };

/** The second link beside Login in the mobile menu (R4.71). */
export const signUpEntry = { label: 'Sign up', to: paths.signUp };

/** Entry points for individuals, employers and providers; the employers' opens an overlay (P6.2). */
export const entryPoints = [
  { label: 'For individuals', hint: 'Create an account and see a doctor', to: paths.signUp },
  { label: 'For employers', hint: 'Cover the people you employ', overlay: 'employerSignUp' },
  { label: 'For providers', hint: 'See patients with us', to: paths.providers },
] as const;

/** The footer's columns: every link with its target (P2.1, R4.74). */
export const footerColumns = [
  {
    title: 'Services',
    links: [
      { label: 'Buy Health Plans', to: paths.healthPlans },
      { label: 'Speak to a Doctor', to: paths.payPerVisit },
      { label: 'Pharmacy+', to: paths.pharmacies },
      { label: 'E-prescription', to: paths.home },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: `Why ${brand.name}`, to: paths.home },
      { label: 'Join as a Provider', to: paths.providers },
      { label: 'Contact Us', to: paths.contact },
      { label: 'Health article', to: paths.home },
      { label: 'FAQ', to: paths.faq },
    ],
  },
  {
    title: 'Use cases',
    links: [
      { label: 'Individuals and families', to: paths.home },
      { label: 'SMEs and corporates', to: paths.home },
      { label: 'Remote workers and freelancers', to: paths.home },
      { label: 'HMOs, clinics and hospitals', to: paths.home },
    ],
  },
];

/** The small print under the footer. */
export const legalLinks = [
  { label: 'Terms of Service', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Accessibility', to: paths.accessibility },
  { label: 'Join the waitlist', to: paths.waitlist },
];
