import { brand } from '@shared/contracts';

/** The words around every form here. */
export const words = {
  homePage: `${brand.name}, home page`,
  about: `About ${brand.name}`,
  claim: 'A doctor you can reach before the pharmacy opens.',
  facts: [
    { figure: '24/7', meaning: 'by text, phone or video, in Nigeria' },
    { figure: '20+', meaning: 'common conditions treated' },
    { figure: 'N999', meaning: 'is where a consultation starts' },
  ],
} as const;
