/** Demo staff of the clinic in every role. They exist only with SEED_DEMO, and sign in at the local provider. */
import type { StaffRole } from '@ilera/contracts/api';

export interface DemoStaff {
  email: string;
  name: string;
  roles: StaffRole[];
  specialty?: string;
  licence?: string;
}

export const demoStaff: DemoStaff[] = [
  { email: 'kemi.care@ilera.example', name: 'Kemi Alade', roles: ['care'] },
  {
    email: 'nneka.doctor@ilera.example',
    name: 'Dr Nneka Obi',
    roles: ['doctor'],
    specialty: 'General practice',
    licence: 'MDCN-40817',
  },
  {
    email: 'yusuf.doctor@ilera.example',
    name: 'Dr Yusuf Garba',
    roles: ['doctor'],
    specialty: 'Internal medicine',
    licence: 'MDCN-52260',
  },
  { email: 'sola.support@ilera.example', name: 'Sola Ige', roles: ['support'] },
  { email: 'ugo.claims@ilera.example', name: 'Ugo Nnadi', roles: ['claims'] },
  { email: 'musa.manager@ilera.example', name: 'Musa Lawal', roles: ['manager'] },
];
