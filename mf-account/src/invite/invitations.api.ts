import { unwrapData } from '@shared/contracts';
import type { Seats } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Somebody to invite. */
export interface PersonToInvite {
  name: string;
  email: string;
  note?: string | undefined;
}

/** Invites people to one's plan, all or nobody: a call of our own (feature `invitations`). */
export async function sendInvitations(people: PersonToInvite[]): Promise<void> {
  await api.post('individual/employees/invite', { people });
}

/** How many people the running plan has room for; null where the API does not say. */
export async function getSeats(): Promise<Seats | null> {
  const data = unwrapData(await api.get<unknown>('individual/employees/seats'));
  return (data as Seats | undefined) ?? null;
}

/** Sends an invitation again, with a new link. */
export async function resendInvitation(id: number | string): Promise<void> {
  await api.post(`individual/employees/${encodeURIComponent(id)}/resend`);
}

/** Joins the plan that one is invited to. @param endsOwnPlan one's own paid plan ends today */
export async function acceptInvitation(id: number | string, endsOwnPlan: boolean): Promise<void> {
  await api.post(`individual/invitations/${encodeURIComponent(id)}/accept`, { ends_own_plan: endsOwnPlan });
}

/** Leaves the plan of somebody else. */
export async function leavePlan(): Promise<void> {
  await api.delete('individual/membership');
}

/** Takes the plan up again that ended by joining another one. */
export async function takeUpPlan(): Promise<void> {
  await api.post('individual/given_up_plan/take_up');
}

/** Has that plan refunded now instead of later. */
export async function refundGivenUpPlan(): Promise<void> {
  await api.post('individual/given_up_plan/refund');
}

/** Declines an invitation. */
export async function declineInvitation(id: number | string): Promise<void> {
  await api.delete(`individual/invitations/${encodeURIComponent(id)}`);
}
