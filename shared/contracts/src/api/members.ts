/** The people covered by a family or employer plan. */
import { maxSearchLength, maxPeople } from '../service-facts';
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, PathIdSchema, Success } from './envelope';

/** A row of `GET /individual/employees`, also for members of a family plan. */
export const EmployeeSchema = Type.Object({
  id: IdSchema,
  first_name: Type.String(),
  last_name: Type.String(),
  /** First and last name together, for lists. */
  name: Type.String(),
  email: Type.String(),
  /** `active`; `invited` until the person accepts; `expired` once the invitation has run out. */
  status: Type.Union([Type.Literal('active'), Type.Literal('invited'), Type.Literal('expired')]),
  created_at: MomentSchema,
});
export type Employee = Static<typeof EmployeeSchema>;
export const EmployeesResponseSchema = Success(Type.Array(EmployeeSchema));

export const EmployeesQuerySchema = Type.Object({
  search: Type.Optional(Type.String({ maxLength: maxSearchLength })),
});

/** `POST individual/employees/invite`: invites everybody or nobody. Errors name `people.<index>.<field>`. */
export const InviteBodySchema = Type.Object({
  people: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: 160 }),
      email: Type.String({ format: 'email', maxLength: 254 }),
      note: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    { minItems: 1, maxItems: maxPeople },
  ),
});
export const InvitedResponseSchema = Success(Type.Object({ invited: Type.Integer() }));

/** Number of seats of the current plan, and of free ones. */
export const SeatsSchema = Type.Object({ seats: Type.Integer(), left: Type.Integer() });
export type Seats = Static<typeof SeatsSchema>;
export const SeatsResponseSchema = Success(SeatsSchema);

/** `POST individual/invitations/{id}/accept`. A person with a plan confirms that it ends. */
export const AcceptInvitationBodySchema = Type.Object({ ends_own_plan: Type.Optional(Type.Boolean()) });

/** `DELETE individual/membership`: the owner of the plan to leave, so that a repeat does not end a later membership. */
export const LeaveQuerySchema = Type.Object({ employer_id: Type.Optional(PathIdSchema) });
