import type { ClinicMe, ClinicVisit, ClinicVisitRow, Staff } from '@ilera/contracts/api';
import { clock } from '@ilera/runtime';
import { fakeApi, type FakeApi, renderPage, resetRuntime } from '@ilera/testing';
import { keepFocus } from '@ilera/ui';
import type { ComponentType } from 'react';
import { runInAction } from 'mobx';
import { staff } from '../desk/staff.store';
import { FakeEvents } from './fake-events';

/** Members of staff. */
export const kemi = makeStaff({ id: 1, name: 'Kemi Alade', roles: ['care'] });
export const nneka = makeStaff({
  id: 2,
  name: 'Dr Nneka Obi',
  roles: ['doctor'],
  specialty: 'General practice',
  licence: 'MDCN-40817',
});
export const ugo = makeStaff({ id: 4, name: 'Ugo Nnadi', roles: ['claims'] });
export const sola = makeStaff({ id: 5, name: 'Sola Ige', roles: ['support'] });
export const musa = makeStaff({ id: 3, name: 'Musa Lawal', roles: ['manager'] });

function makeStaff(overrides: Partial<Staff> & Pick<Staff, 'id' | 'name' | 'roles'>): Staff {
  const email = `${String(overrides.name.split(' ').at(-2)).toLowerCase()}@ilera.example`;
  return { email, specialty: null, licence: null, active: true, joined: true, ...overrides };
}

const minuteMs = 60_000;

/** An instant a number of minutes from now, in the API's format. */
export const inMinutes = (minutes: number): string =>
  new Date(clock.now().getTime() + minutes * minuteMs).toISOString();

/** Makes a row of the day's visits; any field can be overridden. */
export function makeRow(overrides: Partial<ClinicVisitRow> = {}): ClinicVisitRow {
  return {
    reference: 'APT-1',
    scheduled_at: inMinutes(150),
    condition: 'Malaria',
    person: 'Amara O.',
    method: 'video',
    state: 'waiting',
    waits: null,
    care_manager: { id: kemi.id, name: kemi.name },
    doctor: { id: nneka.id, name: nneka.name },
    ...overrides,
  };
}

/** Makes a visit; any field can be overridden. */
export function makeVisit(overrides: Partial<ClinicVisit> = {}): ClinicVisit {
  return {
    ...makeRow(),
    contact: { name: 'Amara Okafor', email: 'amara@example.com', phone: '0803 123 4567' },
    patient: null,
    link: null,
    started_at: null,
    ended_at: null,
    note: null,
    prescriptions: [],
    referrals: [],
    files: [],
    treats: true,
    earlier: [],
    ...overrides,
  };
}

/** The API's answer about the signed-in person. */
export const signedIn = (me: Staff | null): ClinicMe | null => me && { ...me, session: `one of ${me.name}` };

/** An API at which this person, or nobody for null, is signed in to the clinic. */
export function clinicApi(me: Staff | null): FakeApi {
  resetRuntime('care', 'hours');
  FakeEvents.install();
  runInAction(() => Object.assign(staff, { status: 'loading', me: null, isLocked: false, ending: null }));
  const server = fakeApi();
  server.data('GET clinic/me', signedIn(me));
  server.data('GET clinic/staff', [kemi, nneka, musa]);
  return server;
}

// The shell does the same.
keepFocus(document.body);

/** Opens a screen of the clinic. */
export const openScreen = (Page: ComponentType, at: string, path?: string) => renderPage(Page, { at, path });
