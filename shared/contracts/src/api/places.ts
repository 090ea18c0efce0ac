/** Countries, their states and their cities, for addresses and for the availability check. */
import { Type, type Static } from 'typebox';
import { IdSchema, Success } from './envelope';

/** A country or a state. */
export const PlaceSchema = Type.Object({ id: IdSchema, name: Type.String() });
export type Place = Static<typeof PlaceSchema>;

/** A city; `available` says whether plans are sold there. */
export const CitySchema = Type.Object({ id: IdSchema, name: Type.String(), available: Type.Boolean() });
export type City = Static<typeof CitySchema>;

export const PlacesResponseSchema = Success(Type.Array(PlaceSchema));
export const CitiesResponseSchema = Success(Type.Array(CitySchema));
