/** The working brand: every name and contact a person reads comes from here, so that it can be changed in one file. */
export const brand = {
  name: 'Ilera',
  legalName: 'Ilera Health Technologies Limited',
  supportEmail: 'care@ilera.example',
  /** As people dial it from abroad. */
  supportPhone: '+234 700 000 4537',
  supportPhoneHref: 'tel:+2347000004537',
  copyrightYear: 2025,
  social: {
    youtube: 'https://www.youtube.com/@ilerahealth',
    linkedin: 'https://www.linkedin.com/company/ilerahealth',
    facebook: 'https://www.facebook.com/ilerahealth',
    tiktok: 'https://www.tiktok.com/@ilerahealth',
    instagram: 'https://www.instagram.com/ilerahealth',
  },
} as const;
