/** The clinic's staff. Beyond the specification's calls. */
import { Type, type Static } from 'typebox';
import { PathIdSchema, Success } from '../envelope';

/** Roles of staff; a person has one or more. */
export const staffRoles = ['care', 'doctor', 'support', 'claims', 'manager'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles that see and change visits. */
export const visitRoles = ['care', 'doctor', 'manager'] as const satisfies StaffRole[];

const name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const roles = Type.Array(Type.Unsafe<StaffRole>({ type: 'string', enum: [...staffRoles] }), {
  minItems: 1,
  maxItems: staffRoles.length,
});
/** Only doctors have a specialty and a licence number, and need both. */
const ofDoctor = Type.Union([name, Type.Null()]);

export const StaffSchema = Type.Object({
  id: PathIdSchema,
  email: Type.String(),
  name: Type.String(),
  roles,
  specialty: ofDoctor,
  licence: ofDoctor,
  /** False once the person can no longer sign in. */
  active: Type.Boolean(),
  /** False until the first sign-in. */
  joined: Type.Boolean(),
});
export type Staff = Static<typeof StaffSchema>;
export const StaffResponseSchema = Success(StaffSchema);

/** The session's public name, which grants no access. */
const session = Type.String({ minLength: 1, maxLength: 64 });

/** The signed-in person and session. */
export const ClinicMeSchema = Type.Object({ ...StaffSchema.properties, session });
export type ClinicMe = Static<typeof ClinicMeSchema>;
export const ClinicMeResponseSchema = Success(Type.Union([ClinicMeSchema, Type.Null()]));

/** `POST /clinic/sign_out`: the session to end; without it the caller's. A late request ends no newer session. */
export const ClinicSignOutBodySchema = Type.Object({ session: Type.Optional(session) });

export const StaffListResponseSchema = Success(Type.Array(StaffSchema));

/**
 * `POST /clinic/sign_in`: the address to open in the browser, which returns to `/clinic` or `/clinic?sign_in=refused`.
 */
export const ClinicSignInResponseSchema = Success(Type.Object({ url: Type.String() }));

/** `POST /clinic/staff`. */
export const InviteStaffBodySchema = Type.Object({
  email: Type.String({ format: 'email', maxLength: 254 }),
  name,
  roles,
  specialty: ofDoctor,
  licence: ofDoctor,
});
export type InviteStaffBody = Static<typeof InviteStaffBodySchema>;

const staffFacts = { name, roles, specialty: ofDoctor, licence: ofDoctor, active: Type.Boolean() };

/**
 * `PUT /clinic/staff/{id}`: `active: false` ends every session of the person. `was`: the values that the manager saw.
 */
export const ChangeStaffBodySchema = Type.Object({ ...staffFacts, was: Type.Object(staffFacts) });
