/** Countries, states and cities, for addresses and the availability check, and joining the waitlist. */
import { Type, type Static } from 'typebox';
import { IdSchema, Success } from './envelope';

/** A country or a state. */
export const PlaceSchema = Type.Object({ id: IdSchema, name: Type.String() });

/** A city; `available` says whether plans are sold there. */
export const CitySchema = Type.Object({ id: IdSchema, name: Type.String(), available: Type.Boolean() });
export type City = Static<typeof CitySchema>;

export const PlacesResponseSchema = Success(Type.Array(PlaceSchema));
export const CitiesResponseSchema = Success(Type.Array(CitySchema));

/** `POST /waitlist/join`. */
export const JoinWaitlistBodySchema = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  last_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone_number: Type.String({ maxLength: 11, pattern: '^0\\d{10}$' }),
});
