import { brand, paths } from '@ilera/contracts';
import { PharmacyCounterArt } from '@ilera/ui/illustrations';
import { Placeholder } from '../placeholder/placeholder';

/** The words of the page about pharmacies. */
const words = {
  title: 'Pharmacy+',
  description: `Prescriptions from ${brand.name} doctors, filled at a pharmacy near you. Pharmacy+ opens soon.`,
  heading: 'Pharmacy+ opens soon',
  lead: 'Your doctor’s e-prescription, sent to a pharmacy that has the medicine, ready when you arrive. We are signing the first pharmacies now.',
  today: 'You can show an e-prescription on your phone at any pharmacy today.',
  action: 'Hear when it opens',
} as const;

/** `/pharmacies`, for everybody: a placeholder until the pharmacy service opens. */
export default function PharmaciesPage() {
  return <Placeholder words={words} art={<PharmacyCounterArt />} href={paths.waitlist} />;
}
