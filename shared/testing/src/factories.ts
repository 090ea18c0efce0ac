import type { Plan, User } from '@ilera/contracts/api';

/** Makes a signed-in individual with an e-mail account and no plan; any field can be overridden. */
export function makeUser(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    first_name: 'Amara',
    last_name: 'Okafor',
    email: 'amara.okafor@example.com',
    phone_prefix: '234',
    phone_number: '08031234567',
    sex: 'female',
    dob: '1990-04-12',
    country_id: 161,
    state_id: 25,
    city: 'Ikeja',
    street: '12 Allen Avenue',
    signup_method: 'email',
    plan: null,
    package_frequency: null,
    package_expiry_at: null,
    package_members: null,
    card: null,
    employer_id: null,
    appointments_count: 0,
    last_appointment: null,
    employees_count: 0,
    last_employee: null,
    recent_appointments: [],
    ...overrides,
  };
}

/** Makes a family plan; any field can be overridden. */
export function makePlan(overrides: Partial<Plan> = {}): Plan {
  return {
    id: 3,
    name: 'Family Care',
    type: 'family',
    price: 96_000,
    bi_price: 50_000,
    quarter_price: 26_000,
    min_employees: 2,
    conditions: JSON.stringify(['[24/7] doctor by chat', 'Covers [malaria] and typhoid']),
    standout: 0,
    ...overrides,
  } as Plan;
}
