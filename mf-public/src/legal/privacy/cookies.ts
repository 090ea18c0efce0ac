import { brand } from '@ilera/contracts';
import type { LegalSections } from '../legal-view';

/** Sections 16 to 18. */
export const cookies: LegalSections = {
  cookies: [
    'Cookies and browser storage',
    'We use no advertising cookies and no trackers of other companies. What the website keeps in your browser is needed to make it work:',
    [
      'Cookies that no script can read: visit, for this visit, is a number from 0 to 99 that decides who gets a new version of the website first. invitation and preview, only for people who try a version on purpose. google_flow, for ten minutes, that this browser began to sign in with Google. address_proof, for half an hour, that it opened the link of our mail. None of them says who you are.',
      'ACCESS_TOKEN and USER: that you are signed in, and your account, so that your pages and forms show it at once and your plan card can be read without a network: name, e-mail, phone, gender, date of birth, address, how you sign up, plan and enrollee number, your employer and how many people and visits there are, when and how your next visits are. Never what a visit is about, nor your payment card. Removed when you sign out. session_end: that your session ended by itself, until somebody signs in or out.',
      'target_plan and target_frequency: the plan that you chose, and how often you want to pay. Removed at the checkout.',
      'Copies of conditions and articles that you opened: so that you can read them without a network. Removed when somebody signs in or out on this device. The next visit and your plan card are shown offline from USER.',
      'draft: what you have typed into a form and not sent, a coupon that you have not used, and the number of a payment whose outcome you have not seen, so that nothing is lost when your session ends or your phone closes the page. Of a person who is signed in it is kept for a day, and shown to nobody else on this device; of everybody else until the tab is closed. Never passwords, card data or files. Removed when you send the form, pay, see the outcome, or sign out.',
      'Until you close the tab: custom_words, what you wrote about an illness; return_path and plan_checkout, the page to go back to; google_flow, reset_token and employee_invite, the link that you came with.',
    ],
    'You can delete all of it in your browser’s settings. You are then signed out. The payment page and Google set their own cookies on their own websites.',
  ],
  changes: [
    'Changes to this policy',
    'When we change this policy, the new date stands at the top. If a change matters to you, we tell you by e-mail before it takes effect, and ask for your consent where it is needed. Earlier versions are available on request.',
  ],
  contact: [
    'Contact',
    `${brand.legalName}, data protection officer, ${brand.supportEmail}, ${brand.supportPhone}.`,
  ],
};
