/** An element of a page: a selector and, where that matches several, its text. */
export interface Spot {
  css: string;
  text?: string;
}

/** One page that is measured. */
export interface BenchPage {
  /** Its address; `{id}` stands for a condition that the API has. */
  address: string;
  /** `account`: measured as somebody who is signed in. */
  who: 'public' | 'account';
  /** The page's main button; none where no button takes a press before something is typed. */
  button?: Spot;
  /** Visible once the button has had its effect. */
  effect?: Spot;
  /** Both in words, for the table. */
  words: string;
}

const menu: Spot = { css: 'button', text: 'Open menu' };
const dialog: Spot = { css: 'dialog[open], [role="dialog"]' };

/** The pages of `pnpm bench`. */
export const pages: BenchPage[] = [
  {
    address: '/',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/conditions',
    who: 'public',
    button: { css: 'button[aria-pressed]', text: 'All' },
    effect: { css: 'button[aria-pressed="true"]', text: 'All' },
    words: 'category "All" is chosen',
  },
  {
    address: '/condition/{id}',
    who: 'public',
    button: { css: 'aside button', text: 'Get Started' },
    effect: dialog,
    words: '"Get Started" opens the booking',
  },
  {
    address: '/health-plans',
    who: 'public',
    button: { css: 'button', text: 'Buy Plan' },
    effect: dialog,
    words: '"Buy Plan" opens the question for the city',
  },
  {
    address: '/auth/sign-in',
    who: 'public',
    // "Login" is disabled until the form is filled in, so another button is measured.
    button: { css: 'button', text: 'Show password' },
    effect: { css: 'input[name="password"][type="text"]' },
    words: '"Show password" shows it',
  },
  {
    address: '/auth/sign-up',
    who: 'public',
    button: { css: 'button', text: 'Show password' },
    effect: { css: 'input[name="password"][type="text"]' },
    words: '"Show password" shows it',
  },
  {
    address: '/auth/forget-password',
    who: 'public',
    words: 'none, before something is typed',
  },
  {
    address: '/blogs',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/use-cases',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/providers',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/pharmacies',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/waitlist',
    who: 'public',
    button: { css: 'button', text: 'Join waitlist' },
    effect: { css: 'input[aria-invalid="true"]' },
    words: '"Join waitlist" says what is missing',
  },
  {
    address: '/conditioncheckout/{id}',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/terms-of-service',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/privacy-policy',
    who: 'public',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the menu',
  },
  {
    address: '/account/home',
    who: 'account',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the account\'s menu',
  },
  {
    address: '/account/history',
    who: 'account',
    button: menu,
    effect: dialog,
    words: '"Open menu" opens the account\'s menu',
  },
];

/** A navigation from one page to a page of another remote, by a link of the first. */
export interface Navigation {
  from: string;
  to: string;
  intents: Intent[];
}

/** What a visitor does on the link before the press: nothing, or an intent that can start a prefetch. */
export type Intent = 'none' | 'hover' | 'touch' | 'focus';

/** The navigations of `pnpm bench`; `{id}` as above. */
export const navigations: Navigation[] = [
  { from: '/', to: '/conditions', intents: ['none', 'hover', 'touch', 'focus'] },
  { from: '/', to: '/condition/{id}', intents: ['none', 'hover'] },
  { from: '/conditions', to: '/health-plans', intents: ['none', 'hover'] },
];
