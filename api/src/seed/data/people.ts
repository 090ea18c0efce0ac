/**
 * Demo people in every role (A6.1). They exist only with SEED_DEMO. Their one password is in api/README.md.
 */
import type { Frequency } from '@ilera/contracts/api';

export const demoPassword = 'Ilera-demo-2026';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string;
  sex?: 'male' | 'female';
  dob?: string;
  /** State and city of Nigeria; without it the profile is incomplete. */
  place?: [state: string, city: string, street: string];
  plan?: { name: string; frequency: Frequency; quantity: number };
  card?: { type: string; last4: string; expiry: string };
  /** Number of visits; the newest one is in the future. */
  visits: number;
  /** Number of plan payments before the running one. */
  earlierPayments?: number;
  /** E-mail addresses of members with accounts, and names of those without. */
  members?: { email: string; firstName: string; lastName: string }[];
  google?: true;
  unverified?: true;
}

export const demoPeople: DemoPerson[] = [
  { email: 'ada.individual@ilera.example', firstName: 'Ada', lastName: 'Okafor', visits: 0 },
  {
    email: 'bayo.planholder@ilera.example',
    firstName: 'Bayo',
    lastName: 'Adeyemi',
    phone: '08031234567',
    sex: 'male',
    dob: '1988-04-12',
    place: ['Lagos', 'Ikeja', '14 Allen Avenue'],
    plan: { name: 'Individual Plus', frequency: 'quarter', quantity: 1 },
    card: { type: 'visa', last4: '4081', expiry: '12/30' },
    visits: 13,
    earlierPayments: 7,
  },
  {
    email: 'chioma.family@ilera.example',
    firstName: 'Chioma',
    lastName: 'Eze',
    phone: '08052345678',
    sex: 'female',
    dob: '1985-09-30',
    place: ['Enugu', 'Enugu', '7 Ogui Road'],
    plan: { name: 'Family Plus', frequency: 'annual', quantity: 5 },
    card: { type: 'mastercard', last4: '5060', expiry: '08/29' },
    visits: 6,
    earlierPayments: 1,
    members: [
      { email: 'obinna.eze@ilera.example', firstName: 'Obinna', lastName: 'Eze' },
      { email: 'kosi.eze@ilera.example', firstName: 'Kosi', lastName: 'Eze' },
      { email: 'zara.eze@ilera.example', firstName: 'Zara', lastName: 'Eze' },
    ],
  },
  {
    email: 'danladi.smes@ilera.example',
    firstName: 'Danladi',
    lastName: 'Musa',
    phone: '08093456789',
    sex: 'male',
    dob: '1979-01-20',
    place: ['Kaduna', 'Kaduna', '22 Ahmadu Bello Way'],
    plan: { name: 'SME Growth', frequency: 'bi-annual', quantity: 8 },
    card: { type: 'verve', last4: '1112', expiry: '03/31' },
    visits: 3,
    earlierPayments: 2,
    members: [
      { email: 'grace.employee@ilera.example', firstName: 'Grace', lastName: 'Danjuma' },
      { email: 'ibrahim.sani@ilera.example', firstName: 'Ibrahim', lastName: 'Sani' },
      { email: 'ruth.bature@ilera.example', firstName: 'Ruth', lastName: 'Bature' },
      { email: 'peter.dogo@ilera.example', firstName: 'Peter', lastName: 'Dogo' },
    ],
  },
  {
    email: 'efe.corporate@ilera.example',
    firstName: 'Efe',
    lastName: 'Omoregie',
    phone: '08064567890',
    sex: 'female',
    dob: '1982-11-05',
    place: ['Lagos', 'Victoria Island', '3 Adeola Odeku Street'],
    plan: { name: 'Corporate Complete', frequency: 'annual', quantity: 25 },
    card: { type: 'mastercard', last4: '5060', expiry: '08/29' },
    visits: 2,
    earlierPayments: 1,
    members: [
      { email: 'tunde.bello@ilera.example', firstName: 'Tunde', lastName: 'Bello' },
      { email: 'ngozi.umeh@ilera.example', firstName: 'Ngozi', lastName: 'Umeh' },
      { email: 'amina.yusuf@ilera.example', firstName: 'Amina', lastName: 'Yusuf' },
      { email: 'segun.alabi@ilera.example', firstName: 'Segun', lastName: 'Alabi' },
      { email: 'blessing.etim@ilera.example', firstName: 'Blessing', lastName: 'Etim' },
      { email: 'uche.nwosu@ilera.example', firstName: 'Uche', lastName: 'Nwosu' },
    ],
  },
  {
    email: 'grace.employee@ilera.example',
    firstName: 'Grace',
    lastName: 'Danjuma',
    phone: '08075678901',
    sex: 'female',
    dob: '1996-06-18',
    place: ['Kaduna', 'Zaria', '5 Kongo Road'],
    visits: 4,
  },
  {
    email: 'halima.google@ilera.example',
    firstName: 'Halima',
    lastName: 'Bello',
    sex: 'female',
    visits: 1,
    google: true,
  },
  {
    email: 'ife.unverified@ilera.example',
    firstName: 'Ife',
    lastName: 'Adewale',
    visits: 0,
    unverified: true,
  },
];
