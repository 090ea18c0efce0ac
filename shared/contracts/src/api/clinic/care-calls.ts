/** Calls by which a person gets what the clinic left for them: feature `care`. */
import { Type } from 'typebox';
import * as care from './care';
import { byReference, FileResponseSchema, type Call } from '../call';
import { PathTokenSchema } from '../envelope';

export const careCalls = {
  visitCare: {
    method: 'GET',
    path: '/individual/appointment/:reference/care',
    access: 'person',
    summary: "The link, the note and the letters of one's own visit",
    params: byReference,
    response: care.CareResponseSchema,
    own: true,
  },
  visitLetter: {
    method: 'GET',
    path: '/individual/appointment/:reference/letters/:code',
    access: 'person',
    summary: "A prescription or referral of one's own visit as PDF",
    params: care.LetterParamsSchema,
    response: FileResponseSchema,
    file: 'application/pdf',
    own: true,
  },
  guestCare: {
    method: 'POST',
    path: '/visit',
    access: 'public',
    summary: "A guest's visit with its link, note and letters, by the link of a mail",
    body: care.GuestCareBodySchema,
    response: care.GuestVisitResponseSchema,
    own: true,
  },
  moveGuestVisit: {
    method: 'PUT',
    path: '/visit',
    access: 'public',
    summary: "Moves a guest's visit to another time, by the link of a mail",
    body: care.MoveGuestVisitBodySchema,
    response: care.GuestVisitResponseSchema,
    own: true,
  },
  cancelGuestVisit: {
    method: 'POST',
    path: '/visit/cancel',
    access: 'public',
    summary: "Cancels a guest's visit, by the link of a mail",
    body: care.GuestCareBodySchema,
    response: care.GuestVisitResponseSchema,
    own: true,
  },
  guestLetter: {
    method: 'POST',
    path: '/visit/letter',
    access: 'public',
    summary: "A prescription or referral of a guest's visit as PDF, by the link of a mail",
    body: care.GuestLetterBodySchema,
    response: FileResponseSchema,
    file: 'application/pdf',
    own: true,
  },
  verifyPrescription: {
    method: 'GET',
    path: '/prescription/:code',
    access: 'public',
    summary: 'Whether a prescription is valid, and its medicines',
    params: Type.Object({ code: PathTokenSchema }),
    response: care.VerifiedPrescriptionResponseSchema,
    own: true,
  },
} as const satisfies Record<string, Call>;
