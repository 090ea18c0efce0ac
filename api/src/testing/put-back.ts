/** Puts back after each test what all tests of a suite share, so that they pass alone and in any order. */
import type { Suite } from './on-database';

/** The clock, what jest replaced, the staff who were there before, and how often somebody did something. */
export function putBack(suite: Suite): void {
  let putClockBack = () => {};
  let staff = '';
  beforeEach(async () => {
    putClockBack = suite.api.markClock();
    staff = await suite.api.one(`select json_agg(staff)::text from staff`);
  });
  afterEach(async () => {
    putClockBack();
    jest.restoreAllMocks();
    await suite.api.run(`delete from use_counts`);
    await suite.api.run(
      `update staff set (email, name, roles, specialty, licence, subject, active) =
         (was.email, was.name, was.roles, was.specialty, was.licence, was.subject, was.active)
       from json_populate_recordset(null::staff, '${staff.replaceAll("'", "''")}') was where was.id = staff.id`,
    );
  });
}
