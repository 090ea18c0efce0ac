/** The people that a family or employer plan covers. */
import { Type, type Static } from 'typebox';
import { IdSchema, MomentSchema, Success } from './envelope';

/** A row of `GET /individual/employees`; members of a family plan come from the same call. */
export const EmployeeSchema = Type.Object({
  id: IdSchema,
  first_name: Type.String(),
  last_name: Type.String(),
  /** First and last name together, for lists. */
  name: Type.String(),
  email: Type.String(),
  /** `active`, or `invited` until the person has an account. */
  status: Type.Union([Type.Literal('active'), Type.Literal('invited')]),
  created_at: MomentSchema,
});
export type Employee = Static<typeof EmployeeSchema>;
export const EmployeesAnswerSchema = Success(Type.Array(EmployeeSchema));
export type EmployeesAnswer = Static<typeof EmployeesAnswerSchema>;

export const EmployeesQuerySchema = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
});
export type EmployeesQuery = Static<typeof EmployeesQuerySchema>;
