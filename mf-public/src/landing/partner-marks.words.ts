/** Invented businesses; each look is a class of partners.module.css. */
export const partnerMarks = [
  { name: 'Kolanut Books', look: 'serif' },
  { name: 'LEKKI FREIGHT', look: 'wide' },
  { name: 'zuma labs', look: 'light' },
  { name: 'Adire & Co', look: 'italic' },
  { name: 'TARMAC', look: 'heavy' },
  { name: 'Palmview Schools', look: 'serif' },
  { name: 'harmattan.studio', look: 'mono' },
  { name: 'Bonny Cold Chain', look: 'tight' },
] as const;
