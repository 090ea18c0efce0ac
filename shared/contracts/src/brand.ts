/**
 * The working brand: name, contacts, colour and mark of site, mails, console and favicon.
 * `shared/ui/src/styles/tokens.css` repeats the colour; a test compares the two.
 */
export const brand = {
  name: 'Ilera',
  legalName: 'Ilera Health Technologies Limited',
  supportEmail: 'care@ilera.example',
  /** As dialled from abroad. */
  supportPhone: '+234 700 000 4537',
  supportPhoneHref: 'tel:+2347000004537',
  copyrightYear: 2025,
  colour: '#5d36aa',
  /** Two paths in a square of 32: the leaf and the pulse on it. */
  mark: {
    leaf: 'M4 4h14a10 10 0 0 1 10 10v14H14A10 10 0 0 1 4 18Z',
    pulse: 'M9 17h4l2.5-6 3.5 11 2-5h3',
  },
  social: {
    youtube: 'https://www.youtube.com/@ilerahealth',
    linkedin: 'https://www.linkedin.com/company/ilerahealth',
    facebook: 'https://www.facebook.com/ilerahealth',
    tiktok: 'https://www.tiktok.com/@ilerahealth',
    instagram: 'https://www.instagram.com/ilerahealth',
  },
} as const;

/** Background of the mark in icons and while an installed site starts. */
export const brandPage = '#ffffff';
