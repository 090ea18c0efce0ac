/** Plans of all four types. */
export interface PlanText {
  name: string;
  type: 'individual' | 'family' | 'smes' | 'corporate';
  /** The price of a quarter in naira. */
  quarter: number;
  standout?: true;
  /**
   * Square brackets mark bold; `Video consultations: [4 a quarter]` is a benefit with a value, for the
   * comparison.
   */
  benefits: string[];
}

export const planCatalogue: PlanText[] = [
  {
    name: 'Individual Basic',
    type: 'individual',
    quarter: 9_000,
    benefits: [
      '[24/7 doctors] by message, call and video',
      'Messages to a doctor: [without limit]',
      'Video consultations: [4 a quarter]',
      'Electronic prescriptions to a pharmacy near you',
      'Medicines at partner pharmacies: [10% off]',
    ],
  },
  {
    name: 'Individual Plus',
    type: 'individual',
    quarter: 18_000,
    standout: true,
    benefits: [
      'Everything in [Individual Basic]',
      'Video consultations: [without limit]',
      'Basic laboratory tests: up to [N30,000] a year',
      'Malaria and typhoid tests and medicines [covered]',
      'One dental and one eye check a year',
      'Medicines at partner pharmacies: [15% off]',
    ],
  },
  {
    name: 'Individual Premium',
    type: 'individual',
    quarter: 36_000,
    benefits: [
      'Everything in [Individual Plus]',
      'Hospital admission: up to [N500,000] a year',
      'Specialist consultations: skin, women, heart, children',
      'Ambulance in [Lagos, Abuja and Port Harcourt]',
      'Mental health: [6 sessions] a year',
    ],
  },
  {
    name: 'Family Basic',
    type: 'family',
    quarter: 7_500,
    benefits: [
      '[24/7 doctors] for the whole family',
      'Children’s doctors by video',
      'Immunisation reminders for every child',
    ],
  },
  {
    name: 'Family Plus',
    type: 'family',
    quarter: 15_000,
    standout: true,
    benefits: [
      'Everything in [Family Basic]',
      'Pregnancy care by video and [2 scans]',
      'Malaria and typhoid tests and medicines [covered]',
      'Hospital admission: up to [N300,000] for each member',
      'Dental and eye checks once a year',
    ],
  },
  {
    name: 'SME Starter',
    type: 'smes',
    quarter: 6_500,
    benefits: [
      '[24/7 doctors] by message, call and video',
      'Sick notes that employers can check',
      'One [health talk] for the team each quarter',
    ],
  },
  {
    name: 'SME Growth',
    type: 'smes',
    quarter: 12_500,
    standout: true,
    benefits: [
      'Everything in [SME Starter]',
      'Yearly [health check] for every employee',
      'Laboratory tests: up to [N25,000] each',
      'A care manager for your company',
    ],
  },
  {
    name: 'Corporate Core',
    type: 'corporate',
    quarter: 11_000,
    benefits: [
      '[24/7 doctors] and mental health support',
      'Yearly [health check] at your office',
      'Monthly report without names for human resources',
    ],
  },
  {
    name: 'Corporate Complete',
    type: 'corporate',
    quarter: 24_000,
    standout: true,
    benefits: [
      'Everything in [Corporate Core]',
      'Hospital admission: up to [N1,000,000] each',
      'Specialists, dental and eye care',
      'Ambulance in [Lagos, Abuja and Port Harcourt]',
      'Cover for [up to 4 dependants] at the same price each',
    ],
  },
];

export const claimableCatalogue = [
  {
    name: 'Dental check',
    description: 'One check and cleaning a year. Evidence: receipt and dentist’s report.',
  },
  {
    name: 'Eye test and glasses',
    description: 'A test and up to N20,000 for glasses. Evidence: receipt and prescription.',
  },
  {
    name: 'Emergency hospital visit',
    description: 'A visit to any hospital in an emergency. Evidence: bill and discharge note.',
  },
  {
    name: 'Laboratory tests',
    description: 'Tests that our doctors asked for. Evidence: receipt and result.',
  },
  {
    name: 'Prescribed medicines',
    description: 'Medicines from a pharmacy outside our network. Evidence: receipt and prescription.',
  },
  {
    name: 'Yearly health check',
    description: 'One check a year at any accredited centre. Evidence: receipt and report.',
  },
];

/** Coupons to try; more in the table of api/README.md. */
export const couponCatalogue = [
  { code: 'WELCOME10', percent: 10, scope: 'condition' as const },
  { code: 'VISIT50', percent: 50, scope: 'condition' as const },
  { code: 'MALARIA20', percent: 20, scope: 'condition' as const, condition: 'Malaria' },
  { code: 'LASTONE', percent: 25, scope: 'condition' as const, maxUses: 1 },
  { code: 'OLDVISIT', percent: 30, scope: 'condition' as const, expired: true },
  { code: 'PLAN15', percent: 15, scope: 'plan' as const },
  { code: 'FAMILY20', percent: 20, scope: 'plan' as const, planType: 'family' },
  { code: 'OLDPLAN', percent: 40, scope: 'plan' as const, expired: true },
];
