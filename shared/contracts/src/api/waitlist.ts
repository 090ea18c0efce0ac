/** Joining the waitlist. */
import { Type, type Static } from 'typebox';

/** `POST /waitlist/join`. */
export const JoinWaitlistBodySchema = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  last_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone_number: Type.String({ maxLength: 11, pattern: '^0\\d{10}$' }),
});
export type JoinWaitlistBody = Static<typeof JoinWaitlistBodySchema>;
