/** What tests of a guest's payment do, at each payment provider. */
import { supportDesk } from './clinic/support-desk';
import { onDatabase, type Suite } from './on-database';
import { paystackDriver, sandboxDriver, type ProviderDriver } from './provider-drivers';
import { clockAhead } from './test-clock';

/** In milliseconds. */
export const minute = 60_000;

/** A slot at least four days ahead; each call another one. */
let slots = 0;
function nextSlot(): string {
  slots += 1;
  const day = new Date(Date.now() + clockAhead + (4 + Math.floor(slots / 40)) * 24 * 60 * minute);
  const hour = 1 + (Math.floor(slots / 4) % 10);
  const time = `${String(hour).padStart(2, '0')}:${['00', '15', '30', '45'][slots % 4]} am`;
  return `${day.getUTCMonth() + 1}-${day.getUTCDate()}-${day.getUTCFullYear()} ${time}`;
}

/** A guest with an address and a slot of their own; any field can be replaced. */
export const somebody = (change: object = {}) => ({
  date: nextSlot(),
  method: 'video',
  first_name: 'Ann',
  last_name: 'Bello',
  email: `guest${slots}@mail.example`,
  redirect_url: 'http://localhost:3000/conditioncheckout/1',
  description: 'Payment for Malaria condition',
  ...change,
});

/** The steps of one suite at one provider. */
export function guestPaymentSteps(suite: Suite) {
  const pay = (guest: object, id: number | string = 1) => suite.post(`/condition/payment/${id}`, guest);
  const started = async (guest: object): Promise<string> => {
    const { status, body } = await pay(guest);
    expect([status, body.message]).toEqual([200, 'Redirecting to payment page...']);
    return body.data.reference as string;
  };
  /** Reads the status as a browser does, more than two seconds after the last time. */
  const poll = async (reference: string) => {
    suite.api.advance(2_100);
    return (await suite.get(`/condition/payment/status/${reference}`)).body.data;
  };
  const { guestOf, issuesOf } = supportDesk(suite);
  const payments = async ({ email }: { email: string }) => (await guestOf(email))?.payments ?? [];
  /** How many visits of a guest take place. */
  const visits = async ({ email }: { email: string }) =>
    ((await guestOf(email))?.visits ?? []).filter(({ state }) => state !== 'cancelled').length;
  return { issuesOf, pay, payments, poll, started, visits };
}

/** Describes the cases over the sandbox and over a fake Paystack. */
export function onEachProvider(
  name: string,
  defineCases: (suite: Suite, driver: ProviderDriver) => void,
): void {
  for (const makeDriver of [sandboxDriver, paystackDriver]) {
    const drivers = new Map<Suite, ProviderDriver>();
    const driverOf = (suite: Suite): ProviderDriver => {
      const driver = drivers.get(suite) ?? makeDriver(suite);
      drivers.set(suite, driver);
      return driver;
    };
    onDatabase(
      `${name}: ${makeDriver.name}`,
      (suite) => {
        const driver = driverOf(suite);
        afterAll(() => driver.close());
        defineCases(suite, driver);
      },
      (suite) => driverOf(suite).options(),
    );
  }
}
