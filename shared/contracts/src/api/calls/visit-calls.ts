/** The signed-in person's visits. */
import * as visits from '../visits';
import { changeNotice } from '../../service-facts';
import { byReference, byUser, idOrCustom, type Call } from '../call';

export const visitCalls = {
  bookVisit: {
    method: 'POST',
    path: '/individual/free_health_care/:id',
    access: 'person',
    summary: 'Book a visit; nothing is charged',
    params: idOrCustom,
    body: visits.BookVisitBodySchema,
    response: visits.BookVisitResponseSchema,
  },
  visits: {
    method: 'GET',
    path: '/individual/appointments/user/:userId',
    access: 'self',
    summary: 'The history of visits',
    params: byUser,
    query: visits.VisitsQuerySchema,
    response: visits.VisitsResponseSchema,
  },
  visit: {
    method: 'GET',
    path: '/individual/appointment/:reference',
    access: 'person',
    summary: "One of one's own visits, with its price and what can be done with it",
    params: byReference,
    response: visits.VisitResponseSchema,
    isExtension: true,
  },
  nextVisit: {
    method: 'GET',
    path: '/individual/next_appointment',
    access: 'person',
    summary: 'The visit that runs or comes next',
    response: visits.NextVisitResponseSchema,
    isExtension: true,
  },
  moveVisit: {
    method: 'PUT',
    path: '/individual/appointment/:reference',
    access: 'person',
    summary: `Move a visit to another time, until ${changeNotice.text} before it`,
    params: byReference,
    body: visits.MoveVisitBodySchema,
    response: visits.VisitResponseSchema,
    isExtension: true,
  },
  cancelVisit: {
    method: 'POST',
    path: '/individual/appointment/:reference/cancel',
    access: 'person',
    summary: `Cancel a visit, until ${changeNotice.text} before it`,
    params: byReference,
    response: visits.VisitResponseSchema,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;
